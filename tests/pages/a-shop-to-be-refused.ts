import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, type TestCheckout } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { aWebhook } from '#tests/factories/a-webhook.ts'
import { aBeerLine, aBeersFile } from '#tests/factories/beers-file.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { uploadFile } from '#tests/factories/upload-beers-file.ts'

export type ShopToBeRefused = Awaited<ReturnType<typeof aShopToBeRefused>>

/** A buyer, a seller and an admin with something on each of their pages that can be acted on. */
export async function aShopToBeRefused(services: TestCheckout) {
  const [seller, buyer] = [await aLoggedInSeller(services), await aLoggedInBuyer(services)]
  const [admin, otherAdmin] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  const beer = await aBeer(services.db, { companyId: seller.id, priceCents: 450, onHand: 20 })
  const products = [{ id: beer.id, quantity: 2 }]
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const { orderId: cancelledId } = await aPaidOrder(services, buyer.id, products)
  await buyer.send('POST', `/purchases/${cancelledId}/parcels/${seller.id}/cancel`)
  await buyer.send('POST', '/qualification', { productId: beer.id, rate: 2, comment: 'Tibia.' })
  const { orderId: freeId } = await aPaidOrder(services, buyer.id, products)
  await freeParcels(services, freeId)
  const run = (await admin.send('POST', '/admin/payout-runs', {})).body as { id: string }
  const { body } = await seller.send('GET', `/company/${seller.id}/reviews`)
  const { reviews } = body as { reviews: { id: string }[] }
  const file = await uploadFile(services, seller.headers, aBeersFile([aBeerLine()]))
  const about = { kind: 'broken', lines: [{ ProductId: beer.id, quantity: 1 }], words: 'Rota.' }
  const at = `/purchases/${freeId}/parcels/${seller.id}/complaints`
  const complaint = (await buyer.send('POST', at, about)).body as { id: string }
  const webhook = await aWebhook(seller)
  return {
    services,
    cookieOf: {
      visitor: '',
      buyer: `${buyer.headers.cookie}; cart=${beer.id.replaceAll('-', '')}.1.450`,
      seller: seller.headers.cookie,
      admin: admin.headers.cookie,
    },
    ...{ orderId, cancelledId, beerId: beer.id, importId: file.body.id as string },
    ...{ buyerId: buyer.id, buyerEmail: buyer.email, sellerId: seller.id, otherAdminId: otherAdmin.id },
    reviewId: reviews[0]!.id,
    runId: run.id,
    ...{ freeId, complaintId: complaint.id, webhookId: webhook.id },
  }
}
