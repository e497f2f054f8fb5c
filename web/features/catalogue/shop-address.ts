import { FILTER_NAMES, type FilterName } from './filters.ts'

/**
 * The state of the shop's page is its address, with the API's own query names (specification section 7). `pag` is the
 * page; the others are what was chosen.
 */
export type ShopQuery = Partial<Record<FilterName | 'pag', string>>

const QUERY_NAMES = [...FILTER_NAMES, 'pag'] as const

type Source = { get(name: string): FormDataEntryValue | null }

/** What an address or a form asks for, whether it is on offer or not. Empty values and foreign names are left out. */
export function readShopQuery(source: Source): ShopQuery {
  const query: ShopQuery = {}
  for (const name of QUERY_NAMES) {
    const value = source.get(name)
    const text = typeof value === 'string' ? value.trim() : ''
    if (text) query[name] = text
  }
  return query
}

/** The address of the shop's page in that state; names always in the same order, page 1 unsaid. */
export function shopAddress(query: ShopQuery): string {
  const search = new URLSearchParams()
  for (const name of QUERY_NAMES) {
    const value = query[name]
    if (value && !(name === 'pag' && value === '1')) search.append(name, value)
  }
  const text = search.toString()
  return text ? `/shop?${text}` : '/shop'
}

/** The state after a change of filter, order or text: page 1 again (specification section 4). '' takes a filter off. */
export function withChange(query: ShopQuery, change: Partial<Record<FilterName, string>>): ShopQuery {
  const { pag: _pag, ...filter } = { ...query, ...change }
  return filter
}

/** The same filter on another page. */
export function withPage(query: ShopQuery, page: number): ShopQuery {
  return { ...query, pag: String(page) }
}
