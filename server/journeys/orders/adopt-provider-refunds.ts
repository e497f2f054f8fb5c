import { asc, eq } from 'drizzle-orm'
import { postRefund } from '#database/ledger/post-refund.ts'
import type { Transaction } from '#database/open-pool.ts'
import { payments, refunds } from '#database/schema.ts'
import type { ProviderPayment } from '../../ports/payment-provider.ts'
import { finishRefund } from './finish-refund.ts'
import type { OrdersServices } from './orders-services.ts'

/**
 * Money that went back at the provider without us (somebody pressed a button on its pages, or it lost a dispute) is
 * taken into the books, so that nobody sends it twice. What we sent ourselves is known by being `sent` or `done`
 * before the provider hears of it. The caller holds the order.
 */
export async function adoptProviderRefunds(
  services: OrdersServices,
  tx: Transaction,
  orderId: string,
  { providerId, refundedCents }: ProviderPayment,
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.providerId, providerId))
  if (!payment || payment.disposition === null) return
  const known = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, providerId))
    .orderBy(asc(refunds.createdAt))
  // What failed is still owed: a person sends it from the provider's pages, and that is how it ends.
  const due = known.filter(({ state }) => state === 'due' || state === 'failed')
  const sentCents = sum(known) - sum(due)
  let strangeCents = Math.min(refundedCents, payment.amountCents) - sentCents
  if (strangeCents <= 0) return

  const stillDue: typeof due = []
  for (const refund of due) {
    if (refund.amountCents > strangeCents) {
      stillDue.push(refund)
      continue
    }
    // Somebody was quicker than our job: what was due is done.
    strangeCents -= refund.amountCents
    await finishRefund(services, tx, refund.id, null)
  }
  if (strangeCents === 0) return

  const [made] = await tx
    .insert(refunds)
    .values({ orderId, paymentId: providerId, amountCents: strangeCents, reason: 'made-at-provider' })
    .returning({ id: refunds.id })
  await postRefund(tx, made!.id)
  await finishRefund(services, tx, made!.id, null)
  const excessCents = refundedCents + sum(stillDue) - payment.amountCents
  const [shortened] = stillDue
  if (shortened && excessCents > 0) {
    await tx
      .update(refunds)
      .set({ amountCents: shortened.amountCents - excessCents })
      .where(eq(refunds.id, shortened.id))
  }
}

function sum(list: { amountCents: number }[]): number {
  return list.reduce((total, { amountCents }) => total + amountCents, 0)
}
