import { eq } from 'drizzle-orm'
import { beers, orders, reviews, sessions } from '#database/schema.ts'
import { aBeer } from './a-beer.ts'
import { aBuyer } from './a-buyer.ts'
import { aPaidOrder, type TestCheckout } from './a-checkout.ts'
import { aMessage } from './a-message.ts'
import { freeMoney } from './a-shipment.ts'
import { aBeerLine, aBeersFile } from './beers-file.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from './logged-in-people.ts'
import { uploadFile } from './upload-beers-file.ts'

/** What nobody but the brewery, its buyers and admins may read; nothing else in a test's shop is called so. */
const KEPT = {
  person: {
    lastName: 'Marcovich',
    document: '27999001',
    phone: '+5697777001',
    address: 'Pasaje Reservado 77',
  },
  buyer: {
    lastName: 'Benavídez',
    document: '31555001',
    phone: '+543515559001',
    address: 'Callejón Propio 9',
  },
  buyerEmail: 'benita@privada.example',
  shipment: { carrier: 'Correo Cifrado', tracking: 'TRK-7788' },
  sharedShipment: { carrier: 'Correo Cifrado', tracking: 'TRK-9900' },
  imported: 'Cosecha Clandestina',
  fileName: 'archivo-interno.csv',
  payout: 'PAGO-RESERVADO-1',
  report: 'Motivo confidencial',
  message: 'Palabras Entre Dos',
}

/** Beers off sale of each brewery have names of their own: what an earlier one's seller has put on sale since is no secret. */
let breweries = 0

/**
 * A brewery with everything that another seller might be after: beers on and off sale, a purchase of its own that left
 * and one that waits, an order that it shares with `rival`, reviews (one answered, one reported), a file that waits for
 * its answer, a payout. `secrets` are the texts that tell of it.
 */
export async function aTargetedBrewery(services: TestCheckout, rival: { beerId: string }) {
  const { db } = services
  const number = String(++breweries).padStart(4, '0')
  const offSale = {
    turnedOff: `Borrador Oculto ${number}`,
    blocked: `Vedada Oculta ${number}`,
    pastDate: `Vencida Oculta ${number}`,
  }
  const seller = await aLoggedInSeller(services, { ...KEPT.person, company: 'Cervecería Uno' })
  const companyId = seller.id
  const buyer = await aLoggedInBuyer(services, { profile: KEPT.buyer, user: { email: KEPT.buyerEmail } })
  const sharedBuyer = await aBuyer(db)

  const beer = await aBeer(db, { companyId, name: 'Uno Lager' })
  const turnedOff = await aBeer(db, { companyId, name: offSale.turnedOff })
  const blocked = await aBeer(db, { companyId, name: offSale.blocked, blocked: true })
  const pastDate = await aBeer(db, {
    ...{ companyId, name: offSale.pastDate },
    ...{ bestBefore: '2020-01-01', pastDate: true },
  })

  const sold = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  const waiting = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  const shared = await aPaidOrder(services, sharedBuyer.id, [
    { id: turnedOff.id, quantity: 1 },
    { id: rival.beerId, quantity: 1 },
  ])
  await db.update(beers).set({ available: false }).where(eq(beers.id, turnedOff.id))
  await seller.send('PUT', `/company/${companyId}/parcels/${sold.orderId}/shipped`, KEPT.shipment)
  await seller.send('PUT', `/company/${companyId}/parcels/${shared.orderId}/shipped`, KEPT.sharedShipment)

  await aMessage(services, { orderId: sold.orderId, companyId }, { text: KEPT.message })

  const written = await db
    .insert(reviews)
    .values([
      { beerId: beer.id, buyerId: buyer.id, rate: 2 },
      { beerId: turnedOff.id, buyerId: sharedBuyer.id, rate: 5, answer: 'Gracias', answeredAt: new Date() },
    ])
    .returning({ id: reviews.id })
  const [reviewId, answeredReviewId] = [written[0]!.id, written[1]!.id]
  await seller.send('POST', `/reviews/${reviewId}/report`, { reason: KEPT.report })

  const file = aBeersFile([aBeerLine({ Nombre: KEPT.imported }), aBeerLine({ 'Precio (U$S)': 'caro' })])
  const uploaded = await uploadFile(services, seller.headers, file, KEPT.fileName)
  const admin = await aLoggedInAdmin(services)
  const [order] = await db.select().from(orders).where(eq(orders.id, sold.orderId))
  const currency = order!.chargeCurrency
  await freeMoney(services, sold.orderId)
  await admin.send('POST', '/payouts', { companyId, currency, reference: KEPT.payout })
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, seller.userId))

  const ids = {
    ...{ companyId, userId: seller.userId, sessionId: session!.id, importId: uploaded.body.id as string },
    ...{ buyerId: buyer.id, sharedBuyerId: sharedBuyer.id, reviewId, answeredReviewId },
    ...{ beerId: beer.id, turnedOffId: turnedOff.id, blockedId: blocked.id, pastDateId: pastDate.id },
    ...{ orderId: sold.orderId, paymentId: sold.paymentId },
    ...{ waitingOrderId: waiting.orderId, sharedOrderId: shared.orderId },
  }
  return {
    ...ids,
    email: seller.email,
    buyerEmail: buyer.email,
    /** Whose all of this is, each logged in in a browser, and an admin. */
    people: { seller, buyer, admin },
    /** Every id above: a row that tells of any of them is the brewery's. */
    ids: Object.values(ids),
    offSaleNames: Object.values(offSale),
    secrets: [
      ...[seller.email, ...Object.values(KEPT.person), ...Object.values(KEPT.buyer), KEPT.buyerEmail],
      ...[...Object.values(KEPT.shipment), KEPT.sharedShipment.tracking, ...Object.values(offSale)],
      ...[KEPT.imported, KEPT.fileName, KEPT.payout, KEPT.report, KEPT.message],
      ...[ids.sessionId, ids.importId, ids.orderId, ids.waitingOrderId, ids.paymentId],
    ],
  }
}
export type TargetedBrewery = Awaited<ReturnType<typeof aTargetedBrewery>>
