import { eq } from 'drizzle-orm'
import type { DeliveryAddress } from '#contract/checkout.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orders } from '#database/schema.ts'
import { shopDay } from '../../shop-day.ts'
import { checkPrices, checkStock } from './check-wanted-beers.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { deliveryOf } from './delivery.ts'
import { inTransaction } from './in-transaction.ts'
import { type LockedBeer, lockBeers } from './lock-beers.ts'
import { lockBuyer } from './lock-buyer.ts'
import {
  cartKeyPrefix,
  clientKey,
  isSameCart,
  mergeProducts,
  requestHash,
  type WantedBeer,
} from './order-keys.ts'
import { lockOwnOrders, type OwnOrder } from './own-orders.ts'
import { pageClosesAt } from './page-closes-at.ts'
import { checkDestination, refuseDestination } from './refuse-destination.ts'
import { refusePastDates } from './refuse-past-dates.ts'
import { writeOrder } from './write-order.ts'

export type OrderRequest = {
  products: { id: string; quantity: number; price?: number | undefined }[]
  delivery?: DeliveryAddress | undefined
  idempotencyKey?: string | undefined
}

/** `isNew` is false for the order that an earlier, equal request made. */
export type PlacedOrder = { orderId: string; isNew: boolean }

/**
 * Holds the beers of a cart for the buyer, in one transaction and without any network call; the payment page is asked
 * for afterwards (openPayment). The same key, or the same cart while its order is open, answers with the order that
 * is there; an open order for another cart is cancelled, and what it held counts as available.
 *
 * Refuses: sellers-cannot-buy, key-reused, address-missing, beer-not-found, beer-not-on-sale, price-changed,
 * not-shipped-there, not-enough-stock. A refusal changes nothing.
 */
export async function placeOrder(
  services: CheckoutServices,
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
    const sameKey = own.find((order) => order.idempotencyKey === key)
    if (sameKey) {
      if (sameKey.requestHash !== hash) return refuse('key-reused')
      const refused =
        sameKey.state === 'pending' &&
        ((await refusePastDates(tx, sameKey.id, today)) ?? (await refuseDestination(tx, sameKey.id)))
      return refused || { orderId: sameKey.id, isNew: false }
    }
    const delivery = deliveryOf(request.delivery, buyer)
    if (isRefusal(delivery)) return delivery

    const open = own.filter((order) => order.state === 'pending')
    const beerIds = [...wanted, ...open.flatMap((order) => order.lines)].map(({ beerId }) => beerId)
    const beers = await lockBeers(tx, [...new Set(beerIds)], today)
    const refusedPrice = checkPrices(wanted, beers)
    if (refusedPrice) return refusedPrice
    const refusedDestination = checkDestination(
      wanted.map(({ beerId }) => beers.get(beerId)!),
      delivery.country,
    )
    if (refusedDestination) return refusedDestination

    const resumed = open.find((order) => canBeResumed(order, wanted, beers, env.HOLD_SECONDS))
    if (resumed) {
      await sendTo(tx, resumed.id, delivery)
      return { orderId: resumed.id, isNew: false }
    }
    const refusedStock = checkStock(wanted, beers, unitsOf(open))
    if (refusedStock) return refusedStock
    const orderId = await writeOrder(tx, {
      buyerId,
      key: key ?? cartKeyPrefix(wanted),
      isNumbered: key === undefined,
      requestHash: hash,
      delivery,
      holdSeconds: env.HOLD_SECONDS,
      lines: wanted.map(({ beerId, quantity }) => ({ beer: beers.get(beerId)!, quantity })),
      replaced: open,
    })
    return { orderId, isNew: true }
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
    pageClosesAt(order.reservedUntil, holdSeconds) > new Date() &&
    order.lines.every(({ beerId, unitCents }) => beers.get(beerId)!.priceCents === unitCents)
  )
}

function unitsOf(open: OwnOrder[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { beerId, quantity } of open.flatMap((order) => order.lines)) {
    units.set(beerId, (units.get(beerId) ?? 0) + quantity)
  }
  return units
}

/** Nothing has been sent yet: the order goes where the buyer says now. */
async function sendTo(tx: Transaction, orderId: string, delivery: DeliveryAddress & { phone: string }) {
  const { state: addressState, ...rest } = delivery
  await tx
    .update(orders)
    .set({ ...rest, addressState })
    .where(eq(orders.id, orderId))
}
