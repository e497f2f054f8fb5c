import type { BeerFilter, SeveralValued } from '#contract/beer-filter.ts'

/** What the shop's page is asked for beside its page: as the API's own query calls it. */
export type FilterName = Exclude<keyof BeerFilter, 'pag'>

/**
 * Search, filters and order, in the order in which addresses and pages tell them, and which take several values at once, with commas
 * between them. Not `everyOf`: of that browsers would fetch a file of its own.
 */
const TAKES_SEVERAL: { [Name in FilterName]: Name extends SeveralValued ? true : false } = {
  ...{ name: false, type: true, available: false, shipsTo: false },
  ...{ price: false, priceFrom: false, priceTo: false },
  ...{ IBU: false, IBUFrom: false, IBUTo: false, ABV: false, ABVFrom: false, ABVTo: false },
  ...{ hops: false, qualification: false, fresh: false },
  ...{ company: true, country: true, container: true, volume: true, order: false },
}
export const FILTER_NAMES = Object.keys(TAKES_SEVERAL) as FilterName[]

/**
 * The state of the shop's page is its address, with the API's own query names (specification section 7). `pag` is the
 * page; the others are what was chosen.
 */
export type ShopQuery = Partial<Record<FilterName | 'pag', string>>

const QUERY_NAMES = [...FILTER_NAMES, 'pag'] as const

type Source = { getAll(name: string): FormDataEntryValue[] }

/**
 * What an address or a form asks for, whether it is on offer or not. Empty values and foreign names are left out. Without
 * scripts a form sends a filter's values one by one.
 */
export function readShopQuery(source: Source): ShopQuery {
  const query: ShopQuery = {}
  for (const name of QUERY_NAMES) {
    const typed = source.getAll(name).filter((value) => typeof value === 'string')
    const text = isSeveral(name) ? valuesOf(typed.join(',')).join(',') : (typed[0] ?? '').trim()
    if (text) query[name] = text
  }
  return query
}

export function isSeveral(name: FilterName | 'pag'): boolean {
  return name !== 'pag' && TAKES_SEVERAL[name]
}

/** The values of a filter that takes several. */
export function valuesOf(text = ''): string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
}

/** The same values with this one in it, or without it where it was. */
export function turned(text: string | undefined, value: string): string {
  const values = valuesOf(text)
  return (values.includes(value) ? values.filter((each) => each !== value) : [...values, value]).join(',')
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

/** The address without text and filters, in the same order. */
export function withoutFilters({ order }: ShopQuery): string {
  return shopAddress({ order })
}

/** The same filter on another page. */
export function withPage(query: ShopQuery, page: number): ShopQuery {
  return { ...query, pag: String(page) }
}
