/** Where one is on a list of orders; '': not filtered by that. `page` from 1. */
export type OrdersPlace = Record<Filter, string> & Partial<Record<DeskFilter, string>> & { page: number }

type Filter = (typeof FILTERS)[number]
type DeskFilter = (typeof DESK_FILTERS)[number]

const FILTERS = ['q', 'state', 'from', 'to'] as const
/** What is looked for where orders of all breweries are, and how they are sorted. */
export const DESK_FILTERS = ['brewery', 'shipping', 'sort', 'dir'] as const
const ALL = ['q', ...DESK_FILTERS, 'state', 'from', 'to'] as const

/**
 * What an address asks for, as it stands there: the call says what is wrong with it.
 * @param more filters that this list has besides those of all
 */
export function ordersPlace(query: URLSearchParams, more: readonly DeskFilter[] = []): OrdersPlace {
  const said = Object.fromEntries([...FILTERS, ...more].map((name) => [name, query.get(name)?.trim() ?? '']))
  const page = /^[1-9]\d{0,5}$/.test(query.get('pag') ?? '') ? Number(query.get('pag')) : 1
  return { ...(said as Record<Filter, string>), page }
}

/** What an address, or a call, is asked for at a place: `?` and what of it is said, or nothing. */
export function ordersQuery(place: Partial<OrdersPlace>): string {
  const query = new URLSearchParams(
    ALL.flatMap((name) => {
      const value = place[name]
      return value ? [[name, value]] : []
    }),
  )
  if ((place.page ?? 1) > 1) query.set('pag', String(place.page))
  return query.size ? `?${query}` : ''
}
