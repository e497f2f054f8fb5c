import { eq } from 'drizzle-orm'
import { chargeUnitCents } from '#contract/charge-cents.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { DeliveryAddress } from '#contract/orders.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orders } from '#database/schema.ts'
import { IN_DOLLARS } from '../../charge/quote.ts'
import { readQuote } from '../../charge/read-quote.ts'
import { refuseAmount } from '../../charge/refuse-amount.ts'
import { shopDay } from '../../shop-day.ts'
import { deliveryOf } from './delivery.ts'
import { type LockedBeer, lockBeers } from './lock-beers.ts'
import { lockBuyer } from './lock-buyer.ts'
import { mayHold } from './may-hold.ts'
import {
  cartKeyPrefix,
  clientKey,
  isSameCart,
  mergeProducts,
  requestHash,
  type WantedBeer,
} from './order-keys.ts'
import type { OrdersServices } from './orders-services.ts'
import { lockOwnOrders, type OwnOrder, unitsHeldBy } from './own-orders.ts'
import { pageClosesAt } from './page-closes-at.ts'
import { refuseDestination } from './refuse-destination.ts'
import { refuseObstacles } from './refuse-obstacles.ts'
import { refusePastDates } from './refuse-past-dates.ts'
import { refuseYoung } from './refuse-young.ts'
import { rememberKey } from './remember-key.ts'
import { chargeOf, writeOrder } from './write-order.ts'

export type OrderRequest = {
  products: { id: string; quantity: number; price?: number | undefined }[]
  delivery?: DeliveryAddress | undefined
  idempotencyKey?: string | undefined
  /** Of a buyer who is not old enough for every country, where their browser was asked. */
  birthDay?: string | undefined
  /** Of the peer: who is new holds only so much from one. */
  address?: string | undefined
}

/**
 * `isNew` is false for the order that an earlier, equal request made. `heldUntil`: until when its beers are held; null
 * where they are not, and are taken when the money comes.
 */
export type PlacedOrder = { orderId: string; isNew: boolean; heldUntil: Date | null }

/**
 * Makes the cart an order of the buyer's and holds its beers where mayHold lets it, in one transaction and without any
 * network call; the payment page is asked for afterwards (openPayment). The same key, or the same cart while its order is
 * open, answers with the order that is there; an open order for another cart is cancelled, and what it held counts as
 * available; but one whose payment may be approved yet stays beside the new one.
 *
 * What its units are charged is frozen with it, at the rate of now; an order that is there keeps what it has.
 *
 * Refuses: sellers-cannot-buy, key-reused, address-missing, too-young-there, cannot-charge (the account's site is not known,
 * or no rate is usable), free-too-many (more of what costs nothing than mayHold lets be held), order-too-large and order-too-small (for one payment), and whatever refuseObstacles refuses. A refusal changes nothing.
 */
export async function placeOrder(
  services: OrdersServices,
  buyerId: string,
  request: OrderRequest,
): Promise<PlacedOrder | Refusal> {
  const { db, env } = services
  const wanted = mergeProducts(request.products)
  const hash = requestHash(wanted, request.delivery)
  const today = shopDay(env)
  const key = request.idempotencyKey === undefined ? undefined : clientKey(request.idempotencyKey)

  return inTransaction(db, async (tx) => {
    const buyer = await lockBuyer(
      tx,
      buyerId,
      wanted.map(({ beerId }) => beerId),
    )
    if (!buyer) return refuse('sellers-cannot-buy')
    const own = await lockOwnOrders(tx, buyerId, key)
    const sameKey = own.find((order) => order.sameKeyHash !== null)
    if (sameKey) {
      if (sameKey.sameKeyHash !== hash) return refuse('key-reused')
      const refused =
        sameKey.state === 'pending' &&
        ((await refusePastDates(tx, sameKey.id, today)) ?? (await refuseDestination(tx, sameKey.id)))
      return refused || { orderId: sameKey.id, isNew: false, heldUntil: sameKey.heldUntil }
    }
    const delivery = deliveryOf(request.delivery, buyer)
    if (isRefusal(delivery)) return delivery
    const tooYoung = refuseYoung(delivery.country, request.birthDay, today)
    if (tooYoung) return tooYoung

    const open = own.filter((order) => order.state === 'pending')
    const replaced = open.filter((order) => !order.paymentWaits)
    const holding = await mayHold(env, tx, { buyerId, address: request.address, wanted })
    const beerIds = [...wanted, ...open.flatMap((order) => order.lines)].map(({ beerId }) => beerId)
    const beers = await lockBeers(tx, [...new Set(beerIds)], today)
    const resumed = open.find((order) => canBeResumed(order, wanted, beers, env.HOLD_SECONDS))
    const refused = refuseObstacles(wanted, beers, {
      ownUnits: unitsHeldBy(resumed ? open : replaced),
      country: delivery.country,
    })
    if (refused) return refused

    if (resumed) {
      await sendTo(tx, resumed.id, delivery)
      if (key !== undefined) await rememberKey(tx, { buyerId, key, requestHash: hash, orderId: resumed.id })
      return { orderId: resumed.id, isNew: false, heldUntil: resumed.heldUntil }
    }
    const isFree = wanted.every(({ beerId }) => beers.get(beerId)!.priceCents === 0)
    // What costs nothing is sold at once: no more of it than could be held.
    if (isFree && !holding.isHeld) return refuse('free-too-many')
    // Nor is it charged: no rate is needed for it.
    const quote = isFree ? IN_DOLLARS : await readQuote(tx, env)
    if (!quote) return refuse('cannot-charge')
    const lines = wanted.map(({ beerId, quantity, place }) => ({
      ...{ beer: beers.get(beerId)!, quantity, place },
      unitChargeCents: chargeUnitCents(beers.get(beerId)!.priceCents, quote),
    }))
    const wrongAmount = refuseAmount(chargeOf(lines), quote)
    if (wrongAmount) return wrongAmount
    const written = await writeOrder(tx, {
      quote,
      buyerId,
      key: key ?? cartKeyPrefix(wanted),
      isNumbered: key === undefined,
      requestHash: hash,
      delivery,
      holding,
      holdSeconds: env.HOLD_SECONDS,
      lines,
      replaced,
    })
    return { ...written, isNew: true }
  })
}

/**
 * The same cart resumes its open order while that can still be paid, and at the prices that the cart shows now:
 * otherwise the buyer would be charged another amount than they see.
 */
function canBeResumed(
  order: OwnOrder,
  wanted: WantedBeer[],
  beers: Map<string, LockedBeer>,
  holdSeconds: number,
): boolean {
  return (
    isSameCart(order.requestHash, wanted) &&
    pageClosesAt(order.payableUntil, holdSeconds) > new Date() &&
    order.lines.every(({ beerId, unitCents }) => beers.get(beerId)?.priceCents === unitCents)
  )
}

/** Nothing has been sent yet: the order goes where the buyer says now. */
async function sendTo(tx: Transaction, orderId: string, delivery: DeliveryAddress & { phone: string }) {
  const { state: addressState, ...rest } = delivery
  await tx
    .update(orders)
    .set({ ...rest, addressState })
    .where(eq(orders.id, orderId))
}
