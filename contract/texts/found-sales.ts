/** A seller's sales as a table, searched. */

export const search = { es: 'Buscar ventas', en: 'Search sales', pt: 'Buscar vendas' }
export const q = {
  es: 'Pedido, comprador o cerveza',
  en: 'Order, buyer or beer',
  pt: 'Pedido, comprador ou cerveja',
}
export const qHint = {
  es: 'Número de pedido, nombre o correo de quien compró, o una cerveza.',
  en: 'Order number, name or e-mail of the buyer, or a beer.',
  pt: 'Número do pedido, nome ou e-mail de quem comprou, ou uma cerveja.',
}
export const somethingBack = {
  es: 'Con dinero devuelto',
  en: 'With money given back',
  pt: 'Com dinheiro devolvido',
}
export const noneFound = {
  es: 'Ninguna venta coincide con lo que buscas.',
  en: 'No sale fits what you are looking for.',
  pt: 'Nenhuma venda corresponde ao que você busca.',
}
export const moreOrders = {
  es: 'Más de {max} pedidos',
  en: 'More than {max} orders',
  pt: 'Mais de {max} pedidos',
}
export const ofNewest = {
  es: 'Esas palabras están en muchísimas ventas: se buscaron entre las {max} más nuevas. Para ver otras, acota los días.',
  en: 'Those words are in a great many sales: they were looked for among the newest {max}. Narrow the days to see others.',
  pt: 'Essas palavras estão em muitíssimas vendas: foram buscadas entre as {max} mais novas. Para ver outras, limite os dias.',
}
export const sortedOfNewest = {
  es: 'Por su total se ordenan los {max} más nuevos. Para ordenar otros, acota los días.',
  en: 'The newest {max} are sorted by their total. To sort others, narrow the days.',
  pt: 'Pelo total ordenam-se os {max} mais novos. Para ordenar outros, limite os dias.',
}
export const tooManyToSum = {
  es: 'Son demasiados para sumarlos aquí: acota los días, o baja el archivo.',
  en: 'They are too many to be added up here: narrow the days, or download the file.',
  pt: 'São demais para somá-los aqui: limite os dias, ou baixe o arquivo.',
}
export const sumsOf = { es: 'Lo que suman', en: 'What they come to', pt: 'O que somam' }
export const kept = { es: 'Comisión y costos', en: 'Commission and costs', pt: 'Comissão e custos' }
export const file = {
  es: 'Bajar estas ventas (CSV)',
  en: 'Download these sales (CSV)',
  pt: 'Baixar estas vendas (CSV)',
}
export const all = { es: 'Todas las ventas', en: 'All sales', pt: 'Todas as vendas' }
