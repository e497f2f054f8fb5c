import { eq } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { refundOrder as call } from '#contract/order-desk.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents, refundLines, refunds } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { endPromisesOf } from '../complaints/end-promise.ts'
import { lockPromisedBeers } from '../complaints/promised-units.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { refundLocked } from '../orders/request-refund.ts'
import { tellBreweries } from './tell-breweries.ts'

type Asked = BodyOf<typeof call>
type RefundedLine = { beerId: string; quantity: number }

/** What stands in the books for it: the admin's own words are the audit log's alone. */
const REASON = 'admin'

/**
 * An admin gives the money of a paid order back, whole or by line. The caller's key is the refund's id: a second click
 * finds the refund of the first behind the order's lock, and answers with it. Each brewery whose beers it is for is mailed at
 * once, the buyer when the money is back.
 *
 * Refuses: not-found, order-not-paid, refund-too-much (more units or money than are left), key-reused.
 */
export async function refundOrder(
  services: Pick<Services, 'db' | 'jobs'>,
  orderId: string,
  asked: Asked,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(orderId)) return refuse('not-found')
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('not-found')
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, asked.key))
    if (known) {
      const isSame = known.orderId === order.id && (await isSameRequest(tx, order.id, asked))
      return isSame ? onWire(known.id, known.amountCents) : refuse('key-reused')
    }
    const lines = asked.lines?.map(({ ProductId, quantity }) => ({ beerId: ProductId, quantity }))
    // Before any of them goes back on the shelf: what is promised of others would be locked out of their order.
    await lockPromisedBeers(tx, order.id)
    const refund = await refundLocked(services, tx, order, {
      ...(lines && { lines }),
      id: asked.key,
      restock: asked.restock,
      reason: REASON,
    })
    if (isRefusal(refund)) return refund
    const { refundId, amountCents } = refund
    await recordAudit(tx, actor, {
      action: 'order-refunded',
      subject: { kind: 'order', id: order.id, userId: order.buyerId },
      reason: asked.reason,
      facts: {
        refundId,
        amountCents,
        currency: order.chargeCurrency,
        restocked: asked.restock,
        lines: await linesOf(tx, refundId),
      },
    })
    await tellBreweries(tx, services.jobs, { orderId: order.id, refundId })
    // Whoever has the money gets no beer for it.
    await endPromisesOf(services.jobs, tx, order.id)
    return onWire(refundId, amountCents)
  })
}

/** Whether the refund that stands under this key was made of the same request; the reason's words may differ. */
async function isSameRequest(
  tx: Transaction,
  orderId: string,
  { key, lines, restock }: Asked,
): Promise<boolean> {
  const events = await tx.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  const detail = events
    .filter(({ event }) => event === 'refund-requested')
    .map((event) => event.detail as { refund: string; restocked: boolean; whole?: boolean })
    .find(({ refund }) => refund === key)
  if (!detail || detail.restocked !== restock || detail.whole !== !lines) return false
  if (!lines) return true
  const wanted = lines.map(({ ProductId, quantity }) => ({ beerId: ProductId, quantity }))
  return inWords(wanted) === inWords(await linesOf(tx, key))
}

function linesOf(tx: Transaction, refundId: string): Promise<RefundedLine[]> {
  const { beerId, quantity } = refundLines
  return tx
    .select({ beerId, quantity })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .orderBy(beerId)
}

/** One text for the same units of the same beers, however often and in whatever order they are named. */
function inWords(lines: RefundedLine[]): string {
  const units = new Map<string, number>()
  for (const { beerId, quantity } of lines) units.set(beerId, (units.get(beerId) ?? 0) + quantity)
  return JSON.stringify([...units].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function onWire(refundId: string, amountCents: number) {
  return { refundId, amount: dollarsFromCents(amountCents) }
}
