import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ShelfChoice } from '#contract/removals.ts'
import { beers, orders, outbox, parcels, refunds } from '#database/schema.ts'
import { aBeer } from './a-beer.ts'
import { aPaidOrder, aPlacedOrder, type TestCheckout } from './a-checkout.ts'
import { aLoggedInBuyer, aLoggedInSeller } from './logged-in-people.ts'

type Units = { quantity?: number; left?: number; shelf?: ShelfChoice; beerId?: string }

/**
 * A buyer has paid for 3 of one beer and 2 of another of one brewery, and nothing has left. `short` says that some cannot be sent, `cancel`
 * cancels some; without more 1 of the 3.
 */
export async function aShortOrder(services: TestCheckout, prices = { ipa: 450, stout: 1000 }) {
  const { db } = services
  const [seller, buyer] = [await aLoggedInSeller(services), await aLoggedInBuyer(services)]
  const ipa = await aBeer(db, { companyId: seller.id, priceCents: prices.ipa, name: 'Ñandú IPA' })
  const stout = await aBeer(db, { companyId: seller.id, priceCents: prices.stout, name: 'Tero Stout' })
  const products = [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 2 },
  ]
  const isFree = prices.ipa + prices.stout === 0
  const orderId = isFree
    ? await aPlacedOrder(services, buyer.id, products)
    : (await aPaidOrder(services, buyer.id, products)).orderId
  const lineOf = ({ quantity = 1, left = 3, beerId = ipa.id }: Units) => ({
    ProductId: beerId,
    quantity,
    left,
  })
  const own = `/company/${seller.id}/parcels/${orderId}`
  return {
    ...{ seller, buyer, ipa, stout, orderId, own },
    all: [
      { quantity: 3, left: 3 },
      { quantity: 2, left: 2, beerId: stout.id },
    ],
    short: (units: Units[] = [{}], more: object = {}, by: Pick<typeof seller, 'send'> = seller) =>
      by.send('POST', `${own}/shortfalls`, {
        ...{ key: randomUUID(), reason: 'no-stock', words: '' },
        lines: units.map(({ shelf = 'zero', ...line }) => ({ ...lineOf(line), shelf })),
        ...more,
      }),
    cancel: (units: Units[] = [{}], more: object = {}, by: Pick<typeof buyer, 'send'> = buyer) =>
      by.send('POST', `/purchases/${orderId}/parcels/${seller.id}/units/cancel`, {
        ...{ key: randomUUID(), lines: units.map(lineOf), ...more },
      }),
    ship: () => seller.send('PUT', `${own}/shipped`, { carrier: 'Correo Andino' }),
    purchase: async () => (await buyer.send('GET', `/purchases/${orderId}`)).body as never,
    parcel: async () => {
      const { body } = await seller.send('GET', `/company/${seller.id}/parcels?orders=${orderId}`)
      return (body as { parcels: unknown[] }).parcels[0]
    },
    refunds: () => db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    state: async () => (await db.select().from(parcels).where(eq(parcels.orderId, orderId)))[0]!.state,
    orderState: async () => (await db.select().from(orders).where(eq(orders.id, orderId)))[0]!.state,
    shelf: async (beerId = ipa.id) => {
      const [beer] = await db.select().from(beers).where(eq(beers.id, beerId))
      return { onHand: beer!.onHand, reserved: beer!.reserved }
    },
    kindsTo: async (email: string) => {
      const mails = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)
      return mails.map(({ kind }) => kind)
    },
  }
}
