import { addressOf, pageIn } from '../list-place.ts'

/** Which searches are seen: of how many days, what was found. `page` from 1. */
export type SearchesPlace = { days: '7' | '30' | '90'; found: 'none' | 'some'; page: number }

/** Where an address says that one is; what no link of ours says is left out. */
export function searchesPlace(query: URLSearchParams): SearchesPlace {
  const days = query.get('days')
  return {
    days: days === '7' || days === '90' ? days : '30',
    found: query.get('found') === 'some' ? 'some' : 'none',
    page: pageIn(query),
  }
}

/** The address of a place. */
export function searchesAddress({ days, found, page = 1 }: Partial<SearchesPlace>): string {
  const parts = { days: days === '30' ? '' : (days ?? ''), found: found === 'some' ? found : '' }
  return addressOf('/admin/searches', parts, page)
}
