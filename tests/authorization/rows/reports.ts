import { reportedThings } from '#database/schema.ts'
import { everybody, onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

/** The brewery's beer, reported once. */
async function aReport({ services, target: { beerId } }: Shop) {
  return reported(services, { kind: 'beer', beerId })
}

async function reported(
  { db }: Shop['services'],
  thing: Pick<typeof reportedThings.$inferInsert, 'kind' | 'beerId' | 'companyId'>,
) {
  await db.delete(reportedThings)
  const [entry] = await db
    .insert(reportedThings)
    .values({ ...thing, reasons: { fraud: 1 } })
    .returning()
  return { id: entry!.id }
}

const WHY = 'No es lo que dice.'

/** What of the shop anybody reports, and admins decide. */
export const REPORTS: Row[] = [
  {
    call: 'reportThing',
    says: 'the brewery’s beer',
    ask: ({ beerId }) => ({ body: { kind: 'beer', subject: beerId, reason: 'fraud' } }),
    answers: everybody(201),
    mayTouch: 'it waits for the administration, and changes nothing of the beer',
  },
  {
    call: 'reportThing',
    says: 'the buyer’s review',
    ask: ({ reviewId }) => ({ body: { kind: 'review', subject: reviewId, reason: 'offensive' } }),
    answers: everybody(201),
    mayTouch: 'it waits for the administration, and changes nothing of the review',
  },
  { call: 'listReportedThings', ask: () => ({}), answers: onlyAdmins(200) },
  {
    call: 'decideReport',
    says: 'to leave it',
    given: aReport,
    ask: ({ made }) => ({ params: { id: made.id! }, body: { decision: 'left', reason: WHY, times: 1 } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'decideReport',
    says: 'to take it down',
    given: aReport,
    ask: ({ made }) => ({
      params: { id: made.id! },
      body: { decision: 'taken-down', reason: WHY, times: 1 },
    }),
    answers: onlyAdmins(200),
  },
  {
    call: 'decideReport',
    says: 'to take the brewery down',
    given: ({ services, target: { companyId } }) => reported(services, { kind: 'company', companyId }),
    ask: ({ made }) => ({
      params: { id: made.id! },
      body: { decision: 'taken-down', reason: WHY, times: 1 },
    }),
    answers: onlyAdmins(200),
    staff: { catalogue: 'forbidden' },
  },
]
