import { eq } from 'drizzle-orm'
import { orders, payoutRuns, payouts } from '#database/schema.ts'
import { approveRun } from '#server/journeys/payout-runs/approve-run.ts'
import { discardRun, draftRun } from '#server/journeys/payout-runs/draft-run.ts'
import { markPayout } from '#server/journeys/payouts/mark-payout.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { type Outcome, onlyAdmins, onlySellers } from '../answers.ts'
import type { Row } from '../row.ts'

type Given = Parameters<NonNullable<Row['given']>>[0]

const actorOf = (userId: string) => ({ userId, address: '192.0.2.7', browser: '', requestId: 'r' })

/** Something of the brewery's is free to be paid: one of a beer of its own, so that no other call has sold it out. */
async function aFreeSale({ services, target }: Given) {
  const beer = await aBeer(services.db, { companyId: target.companyId })
  const { orderId } = await aPaidOrder(services, target.outsiderId, [{ id: beer.id, quantity: 1 }])
  await freeParcels(services, orderId)
  return { orderId }
}

async function aDraft(given: Given) {
  await aFreeSale(given)
  const { services, target } = given
  const [open] = await services.db.select().from(payoutRuns).where(eq(payoutRuns.state, 'draft'))
  if (open) await discardRun(services, open.id, actorOf(target.otherAdminId))
  const drafted = await draftRun(services, actorOf(target.otherAdminId))
  if ('refused' in drafted) throw new Error(`no draft: ${drafted.refused}`)
  const [run] = await services.db.select().from(payoutRuns).where(eq(payoutRuns.id, drafted.id))
  return { id: drafted.id, draftedAt: run!.draftedAt.toISOString() }
}

/** One that arrived already. */
async function aPayout(given: Given) {
  const { orderId } = await aFreeSale(given)
  const { companyId, otherAdminId } = given.target
  const [order] = await given.services.db.select().from(orders).where(eq(orders.id, orderId))
  const paid = await markPayout(
    given.services,
    { companyId, currency: order!.chargeCurrency, reference: '' },
    actorOf(otherAdminId),
  )
  if ('refused' in paid) throw new Error(`no payout: ${paid.refused}`)
  return { id: paid.id }
}

const ofDraft = (call: string, body: object = {}): Row => ({
  call,
  given: aDraft,
  ask: ({ made }) => ({ params: { id: made.id! }, body }),
  answers: onlyAdmins(200),
})

/** One that was decided on, and goes to the bank by a file for Brazil; `payout` is one of its payouts. */
async function aRunByFile(given: Given) {
  const { id, draftedAt } = await aDraft(given)
  const { services, target } = given
  await services.db.update(payoutRuns).set({ way: 'bank-file' }).where(eq(payoutRuns.id, id))
  const approved = await approveRun(services, id, { draftedAt }, actorOf(target.otherAdminId))
  if ('refused' in approved) throw new Error(`not approved: ${approved.refused}`)
  const [payout] = await services.db.select().from(payouts).where(eq(payouts.runId, id))
  return { id, payout: payout!.id, open: String(approved.payouts) }
}

const ofRunByFile = (call: string, answer: Outcome, body?: object): Row => ({
  call,
  given: aRunByFile,
  ask: ({ made }) => ({ params: { id: made.id! }, ...(body && { body }) }),
  answers: onlyAdmins(answer),
})

const ofPayout = (call: string, given: typeof aPayout | typeof aRunByFile, body: object): Row => ({
  call,
  given,
  ask: ({ made }) => ({ params: { id: 'payout' in made ? made.payout! : made.id! }, body }),
  answers: onlyAdmins(200),
})

/** A bank's answer about nothing: its first line, turned towards the shop. */
const AN_ANSWER = `34100000${' '.repeat(134)}2${' '.repeat(97)}`

export const PAYOUT_RUNS: Row[] = [
  { call: 'listPayoutRuns', ask: () => ({}), answers: onlyAdmins(200) },
  { call: 'draftPayoutRun', given: aFreeSale, ask: () => ({ body: {} }), answers: onlyAdmins(201) },
  {
    call: 'getPayoutRun',
    given: aDraft,
    ask: ({ made }) => ({ params: { id: made.id! } }),
    answers: onlyAdmins(200),
  },
  ofDraft('redraftPayoutRun'),
  ofDraft('discardPayoutRun'),
  {
    call: 'approvePayoutRun',
    given: aDraft,
    ask: ({ made }) => ({ params: { id: made.id! }, body: { draftedAt: made.draftedAt } }),
    answers: onlyAdmins(200),
  },
  ofRunByFile('sendPayoutFile', 200, { format: 'csv' }),
  ofRunByFile('downloadPayoutCsv', 200),
  ofRunByFile('downloadPayoutCnab', 'cnab-not-set'),
  { call: 'readReturnFile', ask: () => ({ body: { file: AN_ANSWER } }), answers: onlyAdmins(200) },
  ofPayout('markPayoutPaid', aRunByFile, { reference: 'x' }),
  {
    call: 'markPayoutRunPaid',
    given: aRunByFile,
    ask: ({ made }) => ({ params: { id: made.id! }, body: { reference: 'x', open: Number(made.open) } }),
    answers: onlyAdmins(200),
  },
  ofPayout('markPayoutFailed', aRunByFile, { reason: 'x' }),
  ofPayout('markPayoutReturned', aPayout, { reason: 'x' }),
  ...['getPayoutStatement', 'downloadPayoutStatement'].map(
    (call): Row => ({
      call,
      given: aPayout,
      ask: ({ made }) => ({ params: { id: made.id! } }),
      answers: onlySellers({ seller: 200, rivalSeller: 'forbidden', admin: 200 }),
    }),
  ),
]
