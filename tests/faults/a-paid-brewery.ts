import type { Services } from '#server/services.ts'
import type { TestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, type TestCheckout } from '#tests/factories/a-checkout.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { aPayoutAccount } from '#tests/factories/a-payout-account.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { siteOfTrial } from './trial-sites.ts'

/** Where breweries of a site are paid to. */
const ACCOUNTS = { MLA: 'ar-bank', MLC: 'cl-bank' } as const

export type PaidBrewery = Awaited<ReturnType<typeof aPaidBrewery>>

/** A brewery with a beer that does not run out, and an account in the trial's country. */
export async function aPaidBrewery(services: Services) {
  const seller = await aLoggedInSeller(services)
  await aPayoutAccount(services, seller, { kind: ACCOUNTS[siteOfTrial()] })
  const beer = await aBeer(services.db, { companyId: seller.id, priceCents: 450, onHand: 10_000 })
  return { id: seller.id, seller, beer }
}

/** Sells on a shop's books without going through its door: paid by a provider in memory, whom no process asks. */
export function salesBehindTheDoor(database: Pick<TestDatabase, 'db' | 'pool'>): TestCheckout {
  const payments = aPaymentProvider()
  return { ...makeTestServices(database, { PAYMENT_SITE: siteOfTrial() }, { payments }), payments }
}

/** One order of beers of these breweries, paid, sent, and free to be paid out. Answers its id. */
export async function sellFreely(
  services: TestCheckout,
  buyerId: string,
  breweries: PaidBrewery[],
): Promise<string> {
  const products = breweries.map(({ beer }, place) => ({ id: beer.id, quantity: 1 + (place % 2) }))
  const { orderId } = await aPaidOrder(services, buyerId, products)
  await freeParcels(services, orderId)
  return orderId
}
