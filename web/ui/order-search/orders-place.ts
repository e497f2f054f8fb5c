/** Where one is on a list of orders; '': not filtered by that. `page` from 1. */
export type OrdersPlace = Record<(typeof FILTERS)[number], string> & { page: number }

const FILTERS = ['q', 'state', 'from', 'to'] as const

/** What an address asks for, as it stands there: the call says what is wrong with it. */
export function ordersPlace(query: URLSearchParams): OrdersPlace {
  const said = Object.fromEntries(FILTERS.map((name) => [name, query.get(name)?.trim() ?? '']))
  const page = /^[1-9]\d{0,5}$/.test(query.get('pag') ?? '') ? Number(query.get('pag')) : 1
  return { ...(said as Omit<OrdersPlace, 'page'>), page }
}

/** What an address, or a call, is asked for at a place: `?` and what of it is said, or nothing. */
export function ordersQuery(place: Partial<OrdersPlace>): string {
  const query = new URLSearchParams(FILTERS.flatMap((name) => (place[name] ? [[name, place[name]]] : [])))
  if ((place.page ?? 1) > 1) query.set('pag', String(place.page))
  return query.size ? `?${query}` : ''
}
