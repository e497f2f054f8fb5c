import { beerImports, outbox, webhookInbox } from '#database/schema.ts'
import { aFailedRefund } from '#tests/factories/a-failed-refund.ts'
import { onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

/** What waits or failed, one of each kind: its id. */
const WORK: Record<string, (shop: Shop) => Promise<string>> = {
  async mail({ services: { db }, target }) {
    const [mail] = await db
      .insert(outbox)
      .values({ dedupeKey: 'x', kind: 'password-changed', recipient: target.email, payload: { name: 'Eva' } })
      .returning()
    return mail!.id
  },
  async notice({ services: { db }, target }) {
    const event = `${target.paymentId}:notice:1`
    await db.insert(webhookInbox).values({ event, paymentId: target.paymentId, raw: {} })
    return event
  },
  refund: async ({ services, target }) => (await aFailedRefund(services, target)).refundId,
  async import({ services: { db }, target }) {
    await db.update(beerImports).set({ state: 'running' })
    return target.importId
  },
  sweep: async () => 'purge-notices',
}

export const ADMIN_JOBS: Row[] = [
  { call: 'listJobs', ask: () => ({}), answers: onlyAdmins(200) },
  ...Object.entries(WORK).map(
    ([kind, work]): Row => ({
      call: 'retryJob',
      says: `a ${kind}`,
      given: async (shop) => ({ id: await work(shop) }),
      ask: ({ made }) => ({ params: { kind, id: encodeURIComponent(made.id!) } }),
      answers: onlyAdmins(200),
    }),
  ),
]
