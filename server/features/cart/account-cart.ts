import { eq } from 'drizzle-orm'
import type { getAccountCart as getCall, joinAccountCart as joinCall } from '#contract/account-cart.ts'
import { parseCart, serializeCart } from '#contract/cart-cookie.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { accountCarts } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { joinCarts } from './join-carts.ts'

/** The cart that a buyer's account keeps, as a cookie writes it; empty where it keeps none. */
export async function getAccountCart(db: Database, userId: string): Promise<ResponseOf<typeof getCall>> {
  const [kept] = await db
    .select({ entries: accountCarts.entries })
    .from(accountCarts)
    .where(eq(accountCarts.userId, userId))
  return { entries: kept?.entries ?? '' }
}

/**
 * Joins a browser's cart with its account's: one after the other where several browsers do. Refuses: too-many-requests.
 */
export async function joinAccountCart(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  userId: string,
  { entries, seen }: BodyOf<typeof joinCall>,
): Promise<ResponseOf<typeof joinCall> | Refusal> {
  const tooOften = await rateLimits.take('cart', userId)
  if (tooOften) return tooOften
  const here = parseCart(entries)
  return db.transaction(async (tx) => {
    await tx.insert(accountCarts).values({ userId }).onConflictDoNothing()
    const [kept] = await tx
      .select({ entries: accountCarts.entries })
      .from(accountCarts)
      .where(eq(accountCarts.userId, userId))
      .for('update')
    const text = serializeCart(joinCarts(parseCart(kept!.entries), here, seen))
    if (text !== kept!.entries) {
      await tx
        .update(accountCarts)
        .set({ entries: text, changedAt: new Date() })
        .where(eq(accountCarts.userId, userId))
    }
    return { entries: text }
  })
}

/** Of an account that is deleted. */
export async function forgetCart(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accountCarts).where(eq(accountCarts.userId, userId))
}
