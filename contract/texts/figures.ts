/** How sales go: a seller's figures and charts, and the files for spreadsheets. */

export const period = { es: 'Período', en: 'Period', pt: 'Período' }
export const lastDays = { es: 'Últimos {days} días', en: 'Last {days} days', pt: 'Últimos {days} dias' }
export const thisYear = { es: 'Este año', en: 'This year', pt: 'Este ano' }
export const by = { es: 'Agrupar por', en: 'Group by', pt: 'Agrupar por' }
export const byItself = { es: 'Automático', en: 'Automatic', pt: 'Automático' }
export const byDay = { es: 'Día', en: 'Day', pt: 'Dia' }
export const byWeek = { es: 'Semana', en: 'Week', pt: 'Semana' }
export const byMonth = { es: 'Mes', en: 'Month', pt: 'Mês' }
export const show = { es: 'Ver cifras', en: 'See figures', pt: 'Ver números' }
export const dayInvalid = {
  es: 'Elige una fecha que exista.',
  en: 'Choose a date that exists.',
  pt: 'Escolha uma data que exista.',
}
export const dayTooEarly = {
  es: 'Elige una fecha desde el año 2000.',
  en: 'Choose a date from the year 2000 on.',
  pt: 'Escolha uma data a partir do ano 2000.',
}
export const dayInFuture = {
  es: 'Elige una fecha hasta hoy, {today}.',
  en: 'Choose a date up to today, {today}.',
  pt: 'Escolha uma data até hoje, {today}.',
}
export const endsBeforeItBegins = {
  es: 'El período termina antes de empezar.',
  en: 'The period ends before it begins.',
  pt: 'O período termina antes de começar.',
}
export const tooManyBuckets = {
  es: 'Son más de {max} partes: acorta el período o agrupa por semana o mes.',
  en: 'These are more than {max} parts: shorten the period, or group by week or month.',
  pt: 'São mais de {max} partes: encurte o período ou agrupe por semana ou mês.',
}
export const wrong = { es: 'Revisa el período.', en: 'Check the period.', pt: 'Confira o período.' }
export const fromTo = { es: 'Del {from} al {to}', en: 'From {from} to {to}', pt: 'De {from} a {to}' }
export const sales = { es: 'Vendido', en: 'Sold', pt: 'Vendido' }
export const reviews = { es: 'Opiniones nuevas', en: 'New reviews', pt: 'Avaliações novas' }
export const ratingOf = { es: '{rating} de 5', en: '{rating} of 5', pt: '{rating} de 5' }
export const more = {
  es: '{percent} % más que en los {days} días anteriores ({before})',
  en: '{percent}% more than in the {days} days before ({before})',
  pt: '{percent}% a mais que nos {days} dias anteriores ({before})',
}
export const less = {
  es: '{percent} % menos que en los {days} días anteriores ({before})',
  en: '{percent}% less than in the {days} days before ({before})',
  pt: '{percent}% a menos que nos {days} dias anteriores ({before})',
}
export const same = {
  es: 'Igual que en los {days} días anteriores',
  en: 'The same as in the {days} days before',
  pt: 'Igual aos {days} dias anteriores',
}
export const newText = {
  es: 'Nada en los {days} días anteriores',
  en: 'Nothing in the {days} days before',
  pt: 'Nada nos {days} dias anteriores',
}
export const beforeWas = {
  es: 'En los {days} días anteriores: {before}',
  en: 'In the {days} days before: {before}',
  pt: 'Nos {days} dias anteriores: {before}',
}
export const salesChart = { es: 'Ventas en U$S', en: 'Sales in U$S', pt: 'Vendas em U$S' }
export const unitsChart = { es: 'Unidades vendidas', en: 'Units sold', pt: 'Unidades vendidas' }
export const ratingChart = {
  es: 'Puntuación de tus cervezas',
  en: 'Rating of your beers',
  pt: 'Avaliação das suas cervejas',
}
export const weekOf = { es: '{from} al {to}', en: '{from} to {to}', pt: '{from} a {to}' }
export const months = {
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
}
export const refundedIs = {
  es: 'Lo devuelto cuenta en el día de su venta. Vendido es antes de descontarlo. Los días son los de la hora de la tienda.',
  en: 'What was refunded counts on the day of its sale. Sold is before it is taken off. Days are those of the shop’s clock.',
  pt: 'O devolvido conta no dia da sua venda. Vendido é antes de descontá-lo. Os dias são os do relógio da loja.',
}
export const best = { es: 'Las más vendidas', en: 'Best sellers', pt: 'As mais vendidas' }
export const unitsOf = { es: '{units} unidades', en: '{units} units', pt: '{units} unidades' }
export const runningOut = { es: 'Quedan pocas', en: 'Few left', pt: 'Restam poucas' }
export const runningOutIs = {
  es: 'Quedan {max} o menos. El ritmo es el de los últimos {days} días.',
  en: '{max} or fewer are left. The pace is that of the last {days} days.',
  pt: 'Restam {max} ou menos. O ritmo é o dos últimos {days} dias.',
}
export const nothingRunsOut = {
  es: 'Todas tus cervezas tienen existencias.',
  en: 'All your beers are in stock.',
  pt: 'Todas as suas cervejas têm estoque.',
}
export const left = { es: 'Quedan {stock}', en: '{stock} left', pt: 'Restam {stock}' }
export const noPace = {
  es: 'Sin ventas en {days} días',
  en: 'No sales in {days} days',
  pt: 'Sem vendas em {days} dias',
}
export const lessThanADay = {
  es: 'Alcanza para menos de un día',
  en: 'Lasts for less than a day',
  pt: 'Dá para menos de um dia',
}
export const oneDayLeft = { es: 'Alcanza para 1 día', en: 'Lasts for 1 day', pt: 'Dá para 1 dia' }
export const daysLeft = {
  es: 'Alcanza para {days} días',
  en: 'Lasts for {days} days',
  pt: 'Dá para {days} dias',
}
export const change = { es: 'Reponer {beer}', en: 'Restock {beer}', pt: 'Repor {beer}' }
export const restock = { es: 'Reponer', en: 'Restock', pt: 'Repor' }
export const none = {
  es: 'En este período no vendiste nada. Cuando vendas, aquí verás cuánto, cuándo y qué.',
  en: 'You sold nothing in this period. Once you sell, here is how much, when and what.',
  pt: 'Neste período você não vendeu nada. Quando vender, aqui verá quanto, quando e o quê.',
}
export const downloads = {
  es: 'Para tu hoja de cálculo',
  en: 'For your spreadsheet',
  pt: 'Para sua planilha',
}
export const downloadFigures = {
  es: 'Descargar las cifras (CSV)',
  en: 'Download the figures (CSV)',
  pt: 'Baixar os números (CSV)',
}
export const downloadSales = {
  es: 'Descargar las ventas (CSV)',
  en: 'Download the sales (CSV)',
  pt: 'Baixar as vendas (CSV)',
}
