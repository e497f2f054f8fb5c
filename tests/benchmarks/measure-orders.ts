import { isRefusal } from '#contract/errors.ts'
import { startJobQueue } from '#server/adapters/pg-boss/start-job-queue.ts'
import { placeOrder } from '#server/journeys/orders/place-order.ts'
import type { Services } from '#server/services.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaymentProvider, type TestPaymentProvider } from '#tests/factories/a-payment-provider.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { writeTestRates } from '#tests/factories/test-rates.ts'
import { median } from '#tests/figures.ts'
import { buyBare } from './bare-order.ts'
import { buy } from './buy.ts'
import type { Effort } from './in-turns.ts'
import type { BenchDatabase } from './open-bench-database.ts'
import { perSecond } from './per-second.ts'
import type { Row } from './report.ts'

const ORDERS_GOAL = 150
const LINES = 3
const SHELF = 60
const RIVALS = 50
const UNITS = 10

type Shop = { services: Services; provider: TestPaymentProvider; beerIds: string[]; buyerIds: string[] }

/**
 * Orders of three lines, placed and settled by 8 buyers at once with real durability (fsync on) and charged in pesos, as no
 * account takes dollars: all of our own work, with a payment provider that answers at once. The control writes the least that an order could be: bare statements,
 * no checks, no jobs, no mails, no history.
 */
export async function measureOrders(database: BenchDatabase, effort: Effort): Promise<Row[]> {
  const queue = await startJobQueue({
    connectionString: database.connectionString,
    log: makeTestServices(database).log,
    poolSize: 2,
  })
  try {
    const provider = aPaymentProvider()
    await writeTestRates(database.db)
    const services = makeTestServices(database, { PAYMENT_SITE: 'MLA' }, { jobs: queue, payments: provider })
    const shop = { services, provider, ...(await stock(database)) }
    const turns: { shop: number; control: number }[] = []
    for (let round = 0; round <= effort.rounds; round++) {
      turns.push({
        shop: await perSecond(effort.seconds, (buyer) =>
          buy(shop, shop.buyerIds[buyer]!, someBeers(shop.beerIds)),
        ),
        control: await perSecond(effort.seconds, (buyer) =>
          buyBare(database.pool, shop.buyerIds[buyer]!, someBeers(shop.beerIds)),
        ),
      })
    }
    const counted = turns.slice(1)
    const orders = median(counted.map((turn) => turn.shop))
    return [
      {
        what: `Orders of ${LINES} lines, placed and settled`,
        unit: 'orders/s',
        shop: orders,
        control: median(counted.map((turn) => turn.control)),
        ratio: median(counted.map((turn) => turn.shop / turn.control)),
        goal: `≥ ${ORDERS_GOAL}/s`,
        reached: orders >= ORDERS_GOAL,
      },
      await lastUnits(database, shop),
    ]
  } finally {
    await queue.stop()
  }
}

async function stock({ db }: BenchDatabase) {
  const beerIds: string[] = []
  for (let at = 0; at < SHELF; at++) beerIds.push((await aBeer(db, { onHand: 1_000_000 })).id)
  const buyerIds: string[] = []
  for (let at = 0; at < RIVALS; at++) buyerIds.push((await aBuyer(db)).id)
  return { beerIds, buyerIds }
}

function someBeers(beerIds: string[]): string[] {
  const first = Math.floor(Math.random() * (beerIds.length - LINES))
  return beerIds.slice(first, first + LINES)
}

/** The question that other platforms answer with 50: how many of 50 buyers get one of 10 units. */
async function lastUnits({ db }: BenchDatabase, shop: Shop): Promise<Row> {
  const beer = await aBeer(db, { onHand: UNITS })
  const answers = await Promise.all(
    shop.buyerIds.map((buyerId) =>
      placeOrder(shop.services, buyerId, { products: [{ id: beer.id, quantity: 1 }] }),
    ),
  )
  const got = answers.filter((answer) => !isRefusal(answer)).length
  return {
    what: `${RIVALS} buyers at once, ${UNITS} units`,
    unit: 'orders',
    shop: got,
    control: null,
    ratio: null,
    goal: `exactly ${UNITS}`,
    reached: got === UNITS,
  }
}
