import { sql } from 'drizzle-orm'
import type { AgeAnswer } from '#contract/age-answer.ts'
import type { CartEntry } from '#contract/cart-cookie.ts'
import { chargeUnitCents } from '#contract/charge-cents.ts'
import type { HoldRoom } from '#contract/hold-room.ts'
import type { SessionUser } from '#contract/identity.ts'
import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import type { PricedCart } from '#contract/orders.ts'
import type { Purchase } from '#contract/purchases.ts'
import type { Database } from '#database/open-pool.ts'
import { rateOnWire } from '../../charge/on-wire.ts'
import type { Quote } from '../../charge/quote.ts'
import { readQuote } from '../../charge/read-quote.ts'
import { getCart } from '../../features/cart/get-cart.ts'
import { PAYMENT_IN_PROCESS, readPurchases } from '../../features/purchases/read-purchases.ts'
import { refuseBuyer } from '../../people/refuse-buyer.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { readOwnRoom, readRoomAtAddress } from './hold-room.ts'
import { heldFrom } from './may-hold.ts'

/**
 * The cart as whoever sees it needs it before pressing anything: its lines priced now, why they buy nothing if so, their
 * order that waits for its payment, and how much would be held for them. By the rules by which an order is then placed;
 * no lock is taken here, so that another request may change the answer meanwhile.
 * @param address of the peer, by which holds of who is new are counted
 */
export async function priceCart(
  { db, env }: Pick<Services, 'db' | 'env'>,
  entries: CartEntry[],
  { caller, age, address }: { caller: SessionUser | null; age: AgeAnswer | undefined; address: string },
): Promise<PricedCart> {
  const buyerId = caller?.role === 'Person' ? caller.id : null
  const [cart, quote, openOrder, holding] = await Promise.all([
    getCart(db, entries, caller, shopDay(env)),
    readQuote(db, env),
    buyerId ? readOpenOrder(db, buyerId) : null,
    buyerId && env.RATE_LIMITS !== 'off' ? readHolding(env, db, { buyerId, address, entries }) : null,
  ])
  return {
    ...cart,
    lines: cart.lines.map((line) => ({
      ...line,
      unitCharged: quote ? unitCharged(line.price, quote) : null,
    })),
    quote: quote ? rateOnWire(quote) : null,
    mayNotBuy: refuseBuyer(caller, age)?.refused ?? null,
    openOrder,
    holding,
  }
}

function unitCharged(price: number, quote: Quote): number {
  return dollarsFromCents(chargeUnitCents(centsFromDollars(price), quote))
}

/** The order that waits for its payment: the newest that can be paid, or whose payment the provider still looks at. */
async function readOpenOrder(db: Database, buyerId: string): Promise<Purchase | null> {
  const waits = sql`orders.buyer_id = ${buyerId} AND orders.state IN ('pending', 'expired')
    AND ((orders.state = 'pending' AND payable_until > now() AND init_point IS NOT NULL) OR ${PAYMENT_IN_PROCESS})`
  const [order = null] = await readPurchases(db, waits, 1)
  return order
}

async function readHolding(
  env: Services['env'],
  db: Database,
  { buyerId, address, entries }: { buyerId: string; address: string; entries: CartEntry[] },
): Promise<HoldRoom> {
  const beerIds = entries.map(({ beerId }) => beerId)
  const { room, hasPaid } = await readOwnRoom(env, db, { buyerId, beerIds })
  if (hasPaid) return room
  const there = await readRoomAtAddress(env, db, { buyerId, from: heldFrom(env, address), beerIds })
  return {
    units: Math.max(0, Math.min(room.units, there.units)),
    ofBeers: Object.fromEntries(
      beerIds.map((id) => [id, Math.max(0, Math.min(room.ofBeers[id]!, there.ofBeers[id]!))]),
    ),
  }
}
