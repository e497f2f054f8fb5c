/** Which mails a brewery gets about its sales and its shelf: where it chooses, and what they say. */

export const title = { es: 'Tus correos', en: 'Your e-mails', pt: 'Seus e-mails' }
export const lead = {
  es: 'Elige qué te contamos por correo. Los envíos demorados, las devoluciones y los pagos te los contamos siempre.',
  en: 'Choose what we mail you about. Late shipments, refunds and payouts we always tell you of.',
  pt: 'Escolha o que contamos por e-mail. Envios atrasados, devoluções e pagamentos contamos sempre.',
}
export const sales = { es: 'Tus ventas', en: 'Your sales', pt: 'Suas vendas' }
export const salesMissing = {
  es: 'Elige cómo quieres saber de tus ventas.',
  en: 'Choose how you want to hear of your sales.',
  pt: 'Escolha como quer saber das suas vendas.',
}
export const each = { es: 'Un correo por cada venta', en: 'A mail for each sale', pt: 'Um e-mail por venda' }
export const daily = {
  es: 'Uno por día, a la mañana, con las ventas de ayer',
  en: 'One a day, in the morning, with yesterday’s sales',
  pt: 'Um por dia, de manhã, com as vendas de ontem',
}
export const none = {
  es: 'Ninguno: las miro en «Hoy»',
  en: 'None: I look at them under “Today”',
  pt: 'Nenhum: olho em «Hoje»',
}
export const lowStock = {
  es: 'Lo que se está por terminar',
  en: 'What is about to run out',
  pt: 'O que está acabando',
}
export const tellLowStock = {
  es: 'Avísenme a la mañana cuando de una cerveza queden pocas unidades',
  en: 'Tell me in the morning when few units of a beer are left',
  pt: 'Avisem-me de manhã quando restarem poucas unidades de uma cerveja',
}
export const lowStockUnits = {
  es: 'Cuando queden, a lo sumo',
  en: 'When no more are left than',
  pt: 'Quando restarem, no máximo',
}
export const lowStockHint = {
  es: 'Unidades, entre 1 y {max}. Una vez por cerveza, hasta que repongas más que eso.',
  en: 'Units, between 1 and {max}. Once for each beer, until you have more than that again.',
  pt: 'Unidades, entre 1 e {max}. Uma vez por cerveja, até você repor mais que isso.',
}
export const notKept = {
  es: 'No guardamos tu elección.',
  en: 'Your choice was not saved.',
  pt: 'Não salvamos sua escolha.',
}
export const unproved = {
  es: 'Confirma tu correo: antes no te avisamos de lo que se termina.',
  en: 'Confirm your e-mail: before that we do not tell you of what runs out.',
  pt: 'Confirme seu e-mail: antes disso não avisamos do que está acabando.',
}
export const dailySubject = {
  es: 'Ventas del {day}: {count} pedidos',
  en: 'Sales of {day}: {count} orders',
  pt: 'Vendas de {day}: {count} pedidos',
}
export const dailySubjectOne = {
  es: 'Ventas del {day}: 1 pedido',
  en: 'Sales of {day}: 1 order',
  pt: 'Vendas de {day}: 1 pedido',
}
export const dailyTitle = {
  es: 'Lo que vendiste ayer',
  en: 'What you sold yesterday',
  pt: 'O que você vendeu ontem',
}
export const dailyLead = {
  es: '{name}, estas son tus ventas del {day}.',
  en: '{name}, these are your sales of {day}.',
  pt: '{name}, estas são suas vendas de {day}.',
}
export const dailyMore = {
  es: 'Y {count} pedidos más, que están en tus ventas.',
  en: 'And {count} more orders, which are among your sales.',
  pt: 'E mais {count} pedidos, que estão nas suas vendas.',
}
export const dailyMoreOne = {
  es: 'Y 1 pedido más, que está en tus ventas.',
  en: 'And 1 more order, which is among your sales.',
  pt: 'E mais 1 pedido, que está nas suas vendas.',
}
export const seeSales = { es: 'Ver los envíos', en: 'See the shipments', pt: 'Ver os envios' }
export const lowSubject = {
  es: 'Se están por terminar: {count} cervezas',
  en: 'About to run out: {count} beers',
  pt: 'Estão acabando: {count} cervejas',
}
export const lowSubjectOne = {
  es: 'Se está por terminar {beer}',
  en: '{beer} is about to run out',
  pt: '{beer} está acabando',
}
export const lowTitle = { es: 'Queda poco', en: 'Little is left', pt: 'Resta pouco' }
export const lowLead = {
  es: '{name}, de estas cervezas quedan {units} o menos. Si tienes más, súmalas en tu tabla.',
  en: '{name}, of these beers {units} or fewer are left. If you have more, add them in your table.',
  pt: '{name}, destas cervejas restam {units} ou menos. Se você tem mais, some-as na sua tabela.',
}
export const lowBeer = {
  es: '{beer}: quedan {units}',
  en: '{beer}: {units} left',
  pt: '{beer}: restam {units}',
}
export const lowBeerOne = { es: '{beer}: queda 1', en: '{beer}: 1 left', pt: '{beer}: resta 1' }
export const lowBeerNone = {
  es: '{beer}: no queda ninguna',
  en: '{beer}: none left',
  pt: '{beer}: não resta nenhuma',
}
export const seeTable = {
  es: 'Abrir mi tabla de cervezas',
  en: 'Open my table of beers',
  pt: 'Abrir minha tabela de cervejas',
}
