import { addressOf, pageIn } from '../list-place.ts'

/** Where one is among the claims of breweries: which ones, and which one is asked about. `page` from 1. */
export type ClaimsPlace = {
  state: 'open' | 'decided'
  /** The id of the one that is to be decided; '' of none. */
  decide: string
  page: number
}

/** Where an address says that one is; what no link of ours says is left out. */
export function claimsPlace(query: URLSearchParams): ClaimsPlace {
  return {
    state: query.get('state') === 'decided' ? 'decided' : 'open',
    decide: query.get('decide') ?? '',
    page: pageIn(query),
  }
}

/** The address of a place. */
export function claimsAddress({ state, decide = '', page = 1 }: Partial<ClaimsPlace>): string {
  return addressOf('/admin/brewery-claims', { state: state === 'decided' ? state : '', decide }, page)
}
