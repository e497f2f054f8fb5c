import { eq } from 'drizzle-orm'
import type { DeskOrder } from '#contract/order-desk.ts'
import type { Database } from '#database/open-pool.ts'
import { claims, deliveryWarnings } from '#database/schema.ts'

/** What was complained of about an order, and what the provider warned of, oldest first. */
export async function readDisputes(
  db: Database,
  orderId: string,
): Promise<Pick<DeskOrder, 'claims' | 'warnings'>> {
  const [claimed, warned] = await Promise.all([
    db.select().from(claims).where(eq(claims.orderId, orderId)).orderBy(claims.openedAt, claims.providerId),
    db
      .select()
      .from(deliveryWarnings)
      .where(eq(deliveryWarnings.orderId, orderId))
      .orderBy(deliveryWarnings.warnedAt, deliveryWarnings.paymentId),
  ])
  return {
    claims: claimed.map(({ providerId, paymentId, kind, stage, reason, state, lastError, ...at }) => ({
      ...{ id: providerId, paymentId, kind, stage, reason, state, lastError },
      dueAt: at.dueAt?.toISOString() ?? null,
      openedAt: at.openedAt.toISOString(),
      closedAt: at.closedAt?.toISOString() ?? null,
    })),
    warnings: warned.map(({ paymentId, reason, warnedAt, liftedAt }) => ({
      ...{ paymentId, reason },
      warnedAt: warnedAt.toISOString(),
      liftedAt: liftedAt?.toISOString() ?? null,
    })),
  }
}
