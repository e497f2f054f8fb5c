import { data, redirect } from 'react-router'
import { getPayoutRun, type PayoutRun, type RunPayout } from '#contract/payout-runs.ts'
import type { PayoutWay } from '#contract/payout-states.ts'
import { tryApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { askedIn, type PayoutStep, placeIn, type RunStep, runAddress } from './run-address.ts'
import { canMarkAll, stepsOf } from './steps-of.ts'

/** What the page asks to confirm before it is done: about the run, or about one of its payouts. */
export type Asked = RunStep | (PayoutStep & { about: RunPayout })

/**
 * A run with a page of its payouts, and what the address asks to confirm, as long as it can still be done; null where there is none.
 * @throws a redirect to the last page when the address names one behind it
 */
export async function showRun(context: PageContext, id: string, { searchParams }: URL) {
  const place = placeIn(searchParams)
  const { q, stands } = place
  const query = { q, ...(stands && { stands }), pag: String(place.page) }
  const answer = await tryApi(context, getPayoutRun, { params: { id }, query })
  if (!answer.ok && answer.status === 404) return null
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const run = answer.value
  const last = Math.max(run.totalPages, 1)
  if (place.page > last) throw redirect(runAddress(id, { ...place, page: last }))
  const { timeZone } = context.get(pageRequest).settings
  return { run, place, timeZone, asked: stillAsked(run, askedIn(searchParams)) }
}

function stillAsked(run: PayoutRun, asked: RunStep | PayoutStep | undefined): Asked | undefined {
  if (!asked) return undefined
  if (!('payout' in asked)) {
    if (asked.step === 'all-paid') return canMarkAll(run) ? asked : undefined
    const isOpen = run.state === 'draft' && !(asked.step === 'approve' && run.needsAnother)
    return isOpen ? asked : undefined
  }
  const about = run.payouts.find(({ id }) => id === asked.payout)
  return about && canTake(run.way, about, asked) ? { ...asked, about } : undefined
}

function canTake(way: PayoutWay, payout: RunPayout, { step }: PayoutStep): boolean {
  return stepsOf(way, payout).includes(step)
}
