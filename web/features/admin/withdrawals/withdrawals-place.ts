import { addressOf, pageIn } from '../list-place.ts'

/** Where one is among the withdrawals: how they stand, found by which words, and which one is asked about. `page` from 1. */
export type WithdrawalsPlace = {
  state: 'open' | 'done' | 'refused' | 'all'
  q: string
  /** The id of the one that is to be refused; '' of none. */
  refuse: string
  /** The same of the one that is to be closed. */
  finish: string
  page: number
}

const STATES = ['done', 'refused', 'all'] as const

/** Where an address says that one is; what no link of ours says is left out. */
export function withdrawalsPlace(query: URLSearchParams): WithdrawalsPlace {
  const said = query.get('state')
  return {
    state: STATES.find((state) => state === said) ?? 'open',
    q: query.get('q') ?? '',
    refuse: query.get('refuse') ?? '',
    finish: query.get('finish') ?? '',
    page: pageIn(query),
  }
}

/** The address of a place. */
export function withdrawalsAddress({
  state,
  q = '',
  refuse = '',
  finish = '',
  page = 1,
}: Partial<WithdrawalsPlace>): string {
  return addressOf(
    '/admin/withdrawals',
    { state: !state || state === 'open' ? '' : state, q, refuse, finish },
    page,
  )
}
