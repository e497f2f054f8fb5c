import { addressOf, pageIn } from './list-place.ts'

/** Where one is in a list of what is to be decided: what waits or what is decided, and which one is asked about. `page` from 1. */
export type DecisionPlace = {
  state: 'open' | 'decided'
  /** The id of the one that is to be decided; '' of none. */
  decide: string
  page: number
}

/** Where an address says that one is; what no link of ours says is left out. */
export function decisionPlace(query: URLSearchParams): DecisionPlace {
  return {
    state: query.get('state') === 'decided' ? 'decided' : 'open',
    decide: query.get('decide') ?? '',
    page: pageIn(query),
  }
}

/** Makes what gives the address of a place in the list at `path`. */
export function decisionAddressAt(path: string) {
  return ({ state, decide = '', page = 1 }: Partial<DecisionPlace>): string =>
    addressOf(path, { state: state === 'decided' ? state : '', decide }, page)
}
