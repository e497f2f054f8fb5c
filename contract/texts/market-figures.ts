/** How the whole market goes: the admins' figures, and their file for spreadsheets. */

export const title = { es: 'Cifras del mercado', en: 'Market figures', pt: 'Números do mercado' }
export const averageOrder = { es: 'Pedido medio', en: 'Average order', pt: 'Pedido médio' }
export const failedShare = {
  es: 'Parte de los intentos que se rechazó',
  en: 'Share of attempts that was rejected',
  pt: 'Parte das tentativas que foi recusada',
}
export const percent = { es: '{percent} %', en: '{percent}%', pt: '{percent}%' }
export const mean = {
  es: 'Puntuación media: {rating}.',
  en: 'Average rating: {rating}.',
  pt: 'Avaliação média: {rating}.',
}
export const moneyChart = { es: 'Dinero en U$S', en: 'Money in U$S', pt: 'Dinheiro em U$S' }
export const peopleChart = { es: 'Altas', en: 'Sign-ups', pt: 'Cadastros' }
export const attempts = { es: 'Todos', en: 'All', pt: 'Todas' }
export const rejected = { es: 'Rechazados', en: 'Rejected', pt: 'Recusadas' }
export const paid = { es: 'Pagados', en: 'Paid', pt: 'Pagos' }
export const unpaid = { es: 'Sin pagar', en: 'Unpaid', pt: 'Não pagos' }
export const buyers = { es: 'Compradores', en: 'Buyers', pt: 'Compradores' }
export const bestCompanies = {
  es: 'Las cervecerías que más vendieron',
  en: 'The breweries that sold the most',
  pt: 'As cervejarias que mais venderam',
}
export const bestBeers = {
  es: 'Las cervezas más vendidas',
  en: 'The beers that sold the most',
  pt: 'As cervejas mais vendidas',
}
export const noSales = {
  es: 'En este período no se vendió nada.',
  en: 'Nothing was sold in this period.',
  pt: 'Neste período nada foi vendido.',
}
export const nothing = {
  es: 'En este período no pasó nada, y tampoco en el anterior.',
  en: 'Nothing happened in this period, nor in the one before.',
  pt: 'Neste período não aconteceu nada, nem no anterior.',
}
export const seeNow = { es: 'Ver los últimos días', en: 'See the last days', pt: 'Ver os últimos dias' }
export const how = {
  es: 'Lo devuelto cuenta en el día de su venta, y Vendido es antes de descontarlo. Un pedido sin pagar venció o se canceló: cuenta en el día en que empezó. Las cervecerías importadas no cuentan como nuevas. Los días son los de la hora de la tienda.',
  en: 'What was refunded counts on the day of its sale, and Sold is before it is taken off. An unpaid order expired or was cancelled: it counts on the day it began. Imported breweries do not count as new. Days are those of the shop’s clock.',
  pt: 'O devolvido conta no dia da sua venda, e Vendido é antes de descontá-lo. Um pedido não pago venceu ou foi cancelado: conta no dia em que começou. As cervejarias importadas não contam como novas. Os dias são os do relógio da loja.',
}
