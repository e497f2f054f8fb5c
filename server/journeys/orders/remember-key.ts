import type { Transaction } from '#database/open-pool.ts'
import { orderKeys } from '#database/schema.ts'

/**
 * Keeps the key of a request that resumed an open order: the same request finds that order for ever, another is
 * refused. The caller holds the buyer and has seen that the key is not in use.
 */
export async function rememberKey(
  tx: Transaction,
  { key, ...request }: { buyerId: string; key: string; requestHash: string; orderId: string },
): Promise<void> {
  await tx.insert(orderKeys).values({ ...request, idempotencyKey: key })
}
