/** What a dollar costs on a card, as admins look after it. */

export const lead = {
  es: 'Los precios están en dólares; las tarjetas se cobran en la moneda de la cuenta de cobro.',
  en: 'Prices are in dollars; cards are charged in the currency of the account that collects.',
  pt: 'Os preços estão em dólares; os cartões são cobrados na moeda da conta que recebe.',
}
export const siteUnknown = {
  es: 'Todavía no se sabe en qué país está la cuenta de Mercado Pago: hasta entonces no se puede cobrar. La tienda lo pregunta sola.',
  en: 'The country of the Mercado Pago account is not known yet: until then nobody can be charged. The shop asks by itself.',
  pt: 'Ainda não se sabe em que país está a conta do Mercado Pago: até lá não se pode cobrar. A loja pergunta sozinha.',
}
export const inDollars = {
  es: 'La cuenta cobra en dólares: no hace falta ninguna cotización.',
  en: 'The account charges dollars: no exchange rate is needed.',
  pt: 'A conta cobra em dólares: não é preciso nenhuma cotação.',
}
export const used = { es: 'En uso', en: 'In use', pt: 'Em uso' }
export const oneDollar = {
  es: '1 U$S = {rate} {currency}',
  en: '1 U$S = {rate} {currency}',
  pt: '1 U$S = {rate} {currency}',
}
export const heardAt = { es: 'Recibida', en: 'Heard', pt: 'Recebida' }
export const usableUntil = { es: 'Se usa hasta', en: 'Used until', pt: 'Usa-se até' }
export const noneUsed = {
  es: 'No hay ninguna cotización que se pueda usar: no se puede cobrar hasta que llegue una o la escribas.',
  en: 'There is no rate that can be used: nobody can be charged until one arrives or you type it.',
  pt: 'Não há nenhuma cotação que se possa usar: não se pode cobrar até que chegue uma ou você a escreva.',
}
export const waits = { es: 'Espera tu palabra', en: 'Waits for your word', pt: 'Espera sua palavra' }
export const waitsLead = {
  es: 'Está lejos de la última: no se usa mientras nadie la acepte.',
  en: 'It is far from the last one: it is not used until somebody takes it.',
  pt: 'Está longe da última: não se usa enquanto ninguém a aceitar.',
}
export const take = { es: 'Aceptar', en: 'Take', pt: 'Aceitar' }
export const withdraw = {
  es: 'Retirar la escrita a mano',
  en: 'Withdraw the typed one',
  pt: 'Retirar a escrita à mão',
}
export const type = { es: 'Escribir una cotización', en: 'Type a rate', pt: 'Escrever uma cotação' }
export const rateField = {
  es: 'Cuánto cuesta un dólar, en {currency}',
  en: 'What a dollar costs, in {currency}',
  pt: 'Quanto custa um dólar, em {currency}',
}
export const rateHint = {
  es: 'Vale antes que todas las demás, mientras sea reciente.',
  en: 'It goes before all others while it is recent.',
  pt: 'Vale antes de todas as outras enquanto for recente.',
}
export const notANumber = {
  es: 'Escribe un número, por ejemplo 1250,5.',
  en: 'Enter a number, for example 1250.5.',
  pt: 'Escreva um número, por exemplo 1250,5.',
}
export const typeTitle = { es: 'Usar esta cotización', en: 'Use this rate', pt: 'Usar esta cotação' }
export const takeTitle = { es: 'Aceptar la cotización', en: 'Take the rate', pt: 'Aceitar a cotação' }
export const refuseTitle = { es: 'Rechazar la cotización', en: 'Refuse the rate', pt: 'Recusar a cotação' }
export const withdrawTitle = { es: 'Retirar la cotización', en: 'Withdraw the rate', pt: 'Retirar a cotação' }
export const muchMore = {
  es: 'Es {percent} % más que la que se usa ahora: {seen}.',
  en: 'It is {percent} % more than the one in use now: {seen}.',
  pt: 'É {percent} % mais que a que se usa agora: {seen}.',
}
export const muchLess = {
  es: 'Es {percent} % menos que la que se usa ahora: {seen}.',
  en: 'It is {percent} % less than the one in use now: {seen}.',
  pt: 'É {percent} % menos que a que se usa agora: {seen}.',
}
export const newOrders = {
  es: 'Vale para los pedidos nuevos; los que ya se hicieron conservan la suya.',
  en: 'It holds for new orders; those already placed keep theirs.',
  pt: 'Vale para os pedidos novos; os que já foram feitos mantêm a sua.',
}
export const typed = {
  es: 'La cotización quedó en uso.',
  en: 'The rate is in use.',
  pt: 'A cotação ficou em uso.',
}
export const judged = {
  es: 'Tu decisión quedó guardada.',
  en: 'Your decision is kept.',
  pt: 'Sua decisão ficou guardada.',
}
export const caption = {
  es: 'Cotizaciones, la más nueva primero',
  en: 'Rates, the newest first',
  pt: 'Cotações, a mais nova primeiro',
}
export const none = {
  es: 'Todavía no hay cotizaciones.',
  en: 'There are no rates yet.',
  pt: 'Ainda não há cotações.',
}
export const source = { es: 'Fuente', en: 'Source', pt: 'Fonte' }
export const sourceAdmin = { es: 'Escrita a mano', en: 'Typed by hand', pt: 'Escrita à mão' }
export const stateUsable = { es: 'Aceptada', en: 'Accepted', pt: 'Aceita' }
export const stateWaiting = { es: 'Sin decidir', en: 'Undecided', pt: 'Sem decisão' }
export const stateRefused = { es: 'Rechazada', en: 'Refused', pt: 'Recusada' }
export const stateOvertaken = { es: 'Llegó otra', en: 'Overtaken', pt: 'Chegou outra' }
export const stateWithdrawn = { es: 'Retirada', en: 'Withdrawn', pt: 'Retirada' }
export const older = { es: 'Más antiguas', en: 'Older ones', pt: 'Mais antigas' }
export const newest = { es: 'Las más nuevas', en: 'The newest', pt: 'As mais novas' }
