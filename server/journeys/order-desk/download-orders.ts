import type { AskedOrders, FoundOrder } from '#contract/found-orders.ts'
import { orderCode } from '#contract/order-code.ts'
import { shippingWords } from '#contract/shipping-words.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { orderStateTexts } from '#contract/texts/order-state.ts'
import * as salesFileTexts from '#contract/texts/sales-file.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Database } from '#database/open-pool.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import { shopMoment } from '../../csv/shop-moment.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { idsAfter, type LastOrder, readFoundOrders } from './read-found-orders.ts'
import { whichOrders } from './which-orders.ts'

/** Orders that are read at once: no query lasts long, and nothing stays open while somebody's slow line takes its time. */
const ORDERS_AT_ONCE = 1000

/**
 * The orders that are asked for as a file, newest first, sent while it is read. That it was made is written down first, without
 * what was looked for, which may be somebody's name.
 * @param reports reads beside the till
 */
export async function downloadOrders(
  { db, env }: Pick<Services, 'db' | 'env'>,
  reports: Database,
  asked: AskedOrders,
  actor: Actor,
): Promise<Response> {
  // In the log "state" is a place's: how an order stands has a name of its own there.
  const { q, brewery, state: standing, ...others } = asked
  const filters = Object.fromEntries(Object.entries({ standing, ...others }).filter(([, value]) => value))
  await db.transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'list-downloaded',
      subject: { kind: 'list', id: 'orders' },
      facts: { ...((q || brewery) && { searched: true }), ...filters },
    }),
  )
  const zone = env.SHOP_TIMEZONE
  return answerCsv(`lupulo-pedidos-${shopDay(env)}.csv`, linesOf(readOrders(reports, asked, zone), zone))
}

/** A page of orders after another; what is placed meanwhile would have come before all of them. */
async function* readOrders(db: Database, asked: AskedOrders, timeZone: string): AsyncGenerator<FoundOrder> {
  const { which } = await whichOrders(db, asked, timeZone)
  let last: LastOrder | undefined
  for (;;) {
    const page = await idsAfter(db, which, last, ORDERS_AT_ONCE)
    last = page.at(-1)
    if (!last) return
    yield* await readFoundOrders(
      db,
      page.map(({ id }) => id),
    )
  }
}

async function* linesOf(orders: AsyncIterable<FoundOrder>, timeZone: string): AsyncGenerator<CsvValue[]> {
  const moment = shopMoment(timeZone)
  yield [
    textOf(accountWords.date),
    textOf(salesFileTexts.time),
    textOf(accountWords.order),
    textOf(adminWords.buyer),
    textOf(accountWords.emailAddress),
    textOf(shopWords.breweries),
    textOf(accountWords.units),
    textOf(accountWords.shipments),
    textOf(accountWords.state),
    textOf(salesFileTexts.total),
    textOf(accountWords.refundedDollars),
    textOf(adminWords.currency),
    textOf(salesFileTexts.charged),
  ]
  for await (const { date, id, buyer, breweries, units, parcels, state, ...money } of orders) {
    const [day = '', time = ''] = moment(date).split(' ')
    yield [
      day,
      time,
      orderCode(id),
      buyer.name,
      buyer.email,
      breweries.map(({ name }) => name).join(', '),
      units,
      shippingWords(parcels)
        .map(({ words }) => words)
        .join(', '),
      textOf(orderStateTexts[state]),
      money.totalPrice,
      money.refunded,
      money.charge.currency,
      money.charge.charged,
    ]
  }
}
