import { PAYOUT_STANDINGS, type PayoutStanding } from '#contract/payout-states.ts'
import { addressOf, pageIn } from '../../list-place.ts'

export const RUNS = '/admin/payouts/runs'

/** What is asked to confirm about a run as a whole, and about one of its payouts. */
const RUN_STEPS = ['approve', 'drop', 'all-paid'] as const
const PAYOUT_STEPS = ['paid', 'failed', 'returned'] as const
export type RunStep = { step: (typeof RUN_STEPS)[number] }
export type PayoutStep = { step: (typeof PAYOUT_STEPS)[number]; payout: string }

/** Where somebody is among a run's payouts: which breweries are looked for and how their payouts stand (`''`: all), and the page of these. */
export type RunPlace = { q: string; stands: PayoutStanding | ''; page: number }
const START: RunPlace = { q: '', stands: '', page: 1 }

/** Where a page of a run is, with what is asked there. */
export function runAddress(id: string, { q, stands, page } = START, asked?: RunStep | PayoutStep): string {
  const step = asked && { do: asked.step, ...('payout' in asked && { payout: asked.payout }) }
  return addressOf(`${RUNS}/${id}`, { q, stands, ...step }, page)
}

/** Where an address is. */
export function placeIn(query: URLSearchParams): RunPlace {
  const said = query.get('stands')
  const stands = PAYOUT_STANDINGS.find((each) => each === said) ?? ''
  return { q: query.get('q') ?? '', stands, page: pageIn(query) }
}

/** What an address asks. */
export function askedIn(query: URLSearchParams): RunStep | PayoutStep | undefined {
  const [said, payout] = [query.get('do'), query.get('payout')]
  const ofRun = RUN_STEPS.find((step) => step === said)
  const ofPayout = PAYOUT_STEPS.find((step) => step === said)
  return ofRun ? { step: ofRun } : ofPayout && payout ? { step: ofPayout, payout } : undefined
}
