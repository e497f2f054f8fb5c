/** What the shop earned: the admins' page and its files. */

export const title = { es: 'Lo que gana la tienda', en: 'What the shop earns', pt: 'O que a loja ganha' }
export const market = { es: 'Mercado', en: 'Market', pt: 'Mercado' }
export const lists = { es: 'Qué cifras', en: 'Which figures', pt: 'Quais números' }
export const inCurrency = { es: 'En {currency}', en: 'In {currency}', pt: 'Em {currency}' }
export const gross = { es: 'Pagado por compradores', en: 'Paid by buyers', pt: 'Pago pelos compradores' }
export const commission = { es: 'Comisión', en: 'Commission', pt: 'Comissão' }
export const fees = { es: 'Costo de Mercado Pago', en: 'Mercado Pago’s fee', pt: 'Custo do Mercado Pago' }
export const net = { es: 'Queda para la tienda', en: 'Left to the shop', pt: 'Fica para a loja' }
export const salesChart = { es: 'Ventas y devoluciones', en: 'Sales and refunds', pt: 'Vendas e devoluções' }
export const earnedChart = { es: 'Comisión y costos', en: 'Commission and fees', pt: 'Comissão e custos' }
export const byBrewery = { es: 'Por cervecería', en: 'By brewery', pt: 'Por cervejaria' }
export const byStyle = { es: 'Por estilo', en: 'By style', pt: 'Por estilo' }
export const mostOnly = {
  es: 'Las {most} que más comisión dejaron; todas están en el archivo.',
  en: 'The {most} that brought most commission; the file has all.',
  pt: 'As {most} que mais comissão deixaram; todas estão no arquivo.',
}
export const how = {
  es: 'Cada cosa cuenta en el día en que pasó: una devolución, en el suyo y no en el de su venta. El impuesto no es de la tienda. El costo de Mercado Pago es el que él mismo informa de cada pago, menos la parte que pagan las cervecerías.',
  en: 'Everything counts on the day on which it happened: a refund on its own, not on that of its sale. The tax is not the shop’s. Mercado Pago’s fee is what it tells itself of each payment, less what breweries bear of it.',
  pt: 'Cada coisa conta no dia em que aconteceu: uma devolução, no seu e não no da sua venda. O imposto não é da loja. O custo do Mercado Pago é o que ele mesmo informa de cada pagamento, menos a parte que as cervejarias pagam.',
}
export const nothing = {
  es: 'En este período no se vendió ni se devolvió nada.',
  en: 'In this period nothing was sold or given back.',
  pt: 'Neste período nada foi vendido nem devolvido.',
}
export const downloadEarnings = {
  es: 'Por día, cervecería y estilo (CSV)',
  en: 'By day, brewery and style (CSV)',
  pt: 'Por dia, cervejaria e estilo (CSV)',
}
export const downloadJournal = {
  es: 'Libro diario para el contador (CSV)',
  en: 'Journal for the accountant (CSV)',
  pt: 'Livro diário para o contador (CSV)',
}
