/** What a person has to look at: the administration's work list. */

export const lead = {
  es: 'Lo que necesita de una persona, lo que más espera primero.',
  en: 'What needs a person, what has waited longest first.',
  pt: 'O que precisa de uma pessoa, o que mais espera primeiro.',
}
export const kinds = { es: 'Qué revisar', en: 'What to review', pt: 'O que revisar' }
export const all = { es: 'Todo ({count})', en: 'Everything ({count})', pt: 'Tudo ({count})' }
export const kind = { es: '{kind} ({count})', en: '{kind} ({count})', pt: '{kind} ({count})' }
export const none = {
  es: 'Todo en orden: no hay nada para revisar.',
  en: 'All in order: there is nothing to review.',
  pt: 'Tudo em ordem: não há nada para revisar.',
}
export const seeOrders = { es: 'Ver los pedidos', en: 'See the orders', pt: 'Ver os pedidos' }
export const pages = {
  es: 'Páginas de lo que hay para revisar',
  en: 'Pages of what there is to review',
  pt: 'Páginas do que há para revisar',
}
export const since = { es: 'Desde el {date}', en: 'Since {date}', pt: 'Desde {date}' }
/** After a row that says what is late of the same order. */
export const neitherHas = {
  es: 'Tampoco «{about}» envió su parte.',
  en: 'Neither has “{about}” sent its part.',
  pt: '«{about}» também não enviou a sua parte.',
}
export const due = { es: 'Hasta el {date}', en: 'Until {date}', pt: 'Até {date}' }
export const dueOver = {
  es: 'El plazo pasó el {date}',
  en: 'The deadline was {date}',
  pt: 'O prazo passou em {date}',
}
export const seePayouts = { es: 'Ver los pagos', en: 'See the payouts', pt: 'Ver os repasses' }
export const seeRates = { es: 'Ver las cotizaciones', en: 'See the exchange rates', pt: 'Ver as cotações' }
export const seeBooks = {
  es: 'Ver los libros de Mercado Pago',
  en: 'See Mercado Pago’s books',
  pt: 'Ver os livros do Mercado Pago',
}
export const noOrder = {
  es: 'De ningún pedido de la tienda',
  en: 'Of no order of the shop',
  pt: 'De nenhum pedido da loja',
}
export const free = { es: 'Liberar', en: 'Free them', pt: 'Liberar' }
export const freeTitle = { es: 'Liberar las cervezas', en: 'Free the beers', pt: 'Liberar as cervejas' }
export const freeLead = {
  es: 'El pedido se cancela, sus cervezas vuelven a la venta y quien lo hizo lo ve en sus compras; si confirmó su correo, también le escribimos. Si todavía llega un pago, va de vuelta.',
  en: 'The order is cancelled, its beers go back on sale and whoever placed it sees it among their purchases; who has confirmed their e-mail is written to as well. Should a payment still come, it goes back.',
  pt: 'O pedido é cancelado, suas cervejas voltam à venda e quem o fez vê isso em suas compras; se confirmou o e-mail, também escrevemos. Se ainda chegar um pagamento, ele volta.',
}
export const freeReason = {
  es: 'Apartadas y nunca pagadas.',
  en: 'Held and never paid.',
  pt: 'Reservadas e nunca pagas.',
}
export const freeDone = {
  es: 'Las cervezas volvieron a la venta.',
  en: 'The beers are back on sale.',
  pt: 'As cervejas voltaram à venda.',
}
export const seeCompany = { es: 'Ver la compañía', en: 'See the company', pt: 'Ver a empresa' }
export const looked = { es: 'Ya la miré', en: 'I looked at it', pt: 'Já olhei' }
export const lookDone = {
  es: 'El nombre queda como está.',
  en: 'The name stays as it is.',
  pt: 'O nome fica como está.',
}
export const notLooked = { es: 'No se guardó', en: 'Not saved', pt: 'Não foi salvo' }
