import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { writeTestRates } from '#tests/factories/test-rates.ts'
import { median } from '#tests/figures.ts'
import { buy } from './buy.ts'
import type { Effort } from './in-turns.ts'
import { CLIENTS } from './load.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import { perSecond } from './per-second.ts'
import type { Row } from './report.ts'

/**
 * What one busy brewery costs: 8 buyers at once, each of a beer of its own, of one brewery; the control is the same with a brewery
 * each. They differ in what is one brewery's: its balance.
 */
export async function measureHotBrewery(database: BenchDatabase, { seconds, rounds }: Effort): Promise<Row> {
  const { db } = database
  const provider = aPaymentProvider()
  await writeTestRates(db)
  const services = makeTestServices(database, { PAYMENT_SITE: 'MLA' }, { payments: provider })
  const brewery = await aCompany(db)
  const each = Array.from({ length: CLIENTS }, async () => {
    const [buyer, ofOne, own] = await Promise.all([
      aBuyer(db),
      aBeer(db, { companyId: brewery.id, onHand: 1_000_000 }),
      aBeer(db, { onHand: 1_000_000 }),
    ])
    return { buyerId: buyer.id, ofOne: ofOne.id, own: own.id }
  })
  const buyers = await Promise.all(each)
  const orders = (which: 'ofOne' | 'own') =>
    perSecond(seconds, (at) => {
      const buyer = buyers[at]!
      return buy({ services, provider }, buyer.buyerId, [buyer[which]])
    })
  const turns: { shop: number; control: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    turns.push({ shop: await orders('ofOne'), control: await orders('own') })
  }
  const counted = turns.slice(1)
  return {
    what: `Orders of ${CLIENTS} buyers at one brewery, beside ${CLIENTS} breweries`,
    unit: 'orders/s',
    shop: median(counted.map((turn) => turn.shop)),
    control: median(counted.map((turn) => turn.control)),
    ratio: median(counted.map((turn) => turn.shop / turn.control)),
    goal: null,
    reached: null,
  }
}
