import { eq, inArray, sql } from 'drizzle-orm'
import { isRefusal } from '#contract/errors.ts'
import {
  commissionRules,
  orderLines,
  parcels,
  payoutRuns,
  payouts,
  providerReports,
} from '#database/schema.ts'
import { askChargebacks } from '#server/journeys/chargebacks/ask-chargebacks.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { approveRun } from '#server/journeys/payout-runs/approve-run.ts'
import { draftRun } from '#server/journeys/payout-runs/draft-run.ts'
import { endFailed, endPaid, endReturned, lockPayout } from '#server/journeys/payout-runs/end-payouts.ts'
import { releaseMoney } from '#server/journeys/payouts/release-money.ts'
import { goOnWithReport } from '#server/journeys/provider-books/go-on-with-report.ts'
import type { BooksServices } from '#server/journeys/provider-books/move-report.ts'
import { isProviderFailure } from '#server/ports/payment-provider.ts'
import { aBeer } from './a-beer.ts'
import { aBuyer } from './a-buyer.ts'
import { aPlacedOrder, type TestCheckout } from './a-checkout.ts'
import { aPayoutAccount } from './a-payout-account.ts'
import { type BookRow, reportFile } from './a-report-source.ts'
import { shipParcels } from './a-shipment.ts'
import { aLoggedInAdmin, aLoggedInSeller } from './logged-in-people.ts'
import { numbersFrom } from './numbers-from.ts'

const BREWERIES = 5
const ORDERS_A_DAY = 40
/** What becomes of an order, and how many of a hundred it becomes of. `after`: once its breweries have been paid. */
const FATES = {
  kept: 45,
  refunded: 12,
  'refunded-whole': 8,
  'refunded-after': 12,
  lost: 6,
  'lost-after': 6,
  won: 6,
  'won-after': 5,
} as const
type Fate = keyof typeof FATES

type Sold = { orderId: string; paymentId: string; amountCents: number; fate: Fate; chargeback?: string }

/**
 * A month of a shop, day by day: orders of several breweries are paid, sent, refunded, charged back and paid out in runs, and the provider
 * writes down what it does. The same numbers make the same month.
 * @returns its books, and what each brewery is due of its lines, whether it was paid out or not
 */
export async function liveThroughAMonth(
  services: TestCheckout,
  { orders, seed }: { orders: number; seed: number },
) {
  const { db, payments, env } = services
  const { below, among } = numbersFrom(seed)
  const admin = await aLoggedInAdmin(services)
  const actor = { userId: admin.id, address: '', browser: '', requestId: 'month' }
  await db
    .insert(commissionRules)
    .values({ place: 1, basisPoints: 1250, fixedCents: 3, taxBasisPoints: 2100 })
    .onConflictDoNothing()
  const buyer = await aBuyer(db)
  const beers: { id: string; companyId: string }[] = []
  for (let each = 0; each < BREWERIES; each++) {
    const seller = await aLoggedInSeller(services)
    const companyId = seller.id
    await aPayoutAccount(services, seller, { kind: env.PAYMENT_SITE === 'MLC' ? 'cl-bank' : 'ar-bank' })
    for (let beer = 0; beer < 2; beer++)
      beers.push(await aBeer(db, { companyId, priceCents: 137 + below(900), onHand: 1_000_000 }))
  }
  const currency = env.PAYMENT_SITE === 'MLC' ? ('CLP' as const) : ('USD' as const)
  const coin = currency === 'CLP' ? 100 : 1
  const coins = (cents: number) => Math.round(cents / coin) * coin
  const rows: BookRow[] = []
  /** Units of lines that went back: `order beer` → units; `order` → all that was left, to its bank. */
  const back = new Map<string, number>()
  const lost = new Set<string>()
  const write = (row: Omit<BookRow, 'at'>) =>
    rows.push({
      at: new Date(Date.now() - (30 - (28 * rows.length) / (orders * 2)) * 86_400_000),
      currency,
      ...row,
    })

  async function sell(): Promise<Sold> {
    const chosen = new Set(Array.from({ length: 1 + below(3) }, () => among(beers)))
    const products = [...chosen].map(({ id }) => ({ id, quantity: 1 + below(4) }))
    const orderId = await aPlacedOrder(services, buyer.id, products)
    const paymentId = payments.pay(orderId)
    const paid = await payments.readPayment(paymentId)
    if (!paid || isProviderFailure(paid)) throw new Error('the payment is not there')
    const { amountCents } = paid
    const [fee, tax] = [coins(amountCents * 0.0531), coins(amountCents * 0.02)]
    // Some answers tell the fee and never the tax, others neither: the report alone is complete.
    if (below(2)) payments.change(paymentId, { feeCents: fee, netCents: amountCents - fee - tax })
    await settlePayment(services, paymentId)
    write({ source: paymentId, reference: orderId, what: 'SETTLEMENT', gross: amountCents, fee, tax })
    return { orderId, paymentId, amountCents, fate: fateOf(below(100)) }
  }

  async function refund({ orderId, paymentId }: Sold, isWhole: boolean) {
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const some = isWhole ? lines : lines.slice(0, 1)
    const named = some.map(({ beerId, quantity }) => ({ beerId, quantity: isWhole ? quantity : 1 }))
    const asked = await requestRefund(services, { orderId, lines: named, restock: false, reason: 'broken' })
    if (isRefusal(asked)) throw new Error(JSON.stringify(asked))
    await sendRefund(services, asked.refundId)
    for (const { beerId, quantity } of named) back.set(`${orderId} ${beerId}`, quantity)
    write({ source: paymentId, what: 'REFUND', gross: -asked.amountCents })
  }

  async function chargeBack(sold: Sold) {
    sold.chargeback = payments.chargeBack(sold.paymentId)
    await settlePayment(services, sold.paymentId)
    write({ source: sold.paymentId, what: 'CHARGEBACK', gross: -sold.amountCents })
  }

  async function decide(day: Sold[]) {
    await askChargebacks(services)
    for (const { chargeback, fate, paymentId, orderId, amountCents } of day) {
      if (!chargeback) continue
      const isWon = fate.startsWith('won')
      payments.endChargeback(chargeback, isWon ? 'won' : 'lost')
      if (isWon) write({ source: paymentId, what: 'CHARGEBACK', gross: amountCents })
      else lost.add(orderId)
    }
    await db.execute(sql`UPDATE chargebacks SET next_ask_at = now() WHERE state = 'open'`)
    await askChargebacks(services)
  }

  async function sendAndFree(day: Sold[]) {
    for (const { orderId } of day) await shipParcels(services, orderId)
    const ids = day.map(({ orderId }) => orderId)
    if (ids.length)
      await db.update(parcels).set({ freeFrom: new Date() }).where(inArray(parcels.orderId, ids))
    await releaseMoney(services)
  }

  /** A run: of some payouts the bank never hears, some it sends back, whole or a part; those are owed again, and in the next. */
  async function payBreweries() {
    const drafted = await draftRun(services, actor)
    if (isRefusal(drafted)) return
    const [run] = await db.select().from(payoutRuns).where(eq(payoutRuns.id, drafted.id))
    const seen = { draftedAt: run!.draftedAt.toISOString() }
    const approved = await approveRun(services, drafted.id, seen, actor)
    if (isRefusal(approved)) throw new Error(JSON.stringify(approved))
    for (const { id, currency: of } of await db.select().from(payouts).where(eq(payouts.runId, drafted.id))) {
      const ends = below(10)
      await db.transaction(async (tx) => {
        const payout = (await lockPayout(tx, id))!
        const { amountCents } = payout
        const leaves = (cents: number) =>
          payout.way === 'mercado-pago' &&
          write({
            source: `${9e9 + rows.length}`,
            reference: id,
            what: 'PAYOUTS',
            gross: -cents,
            currency: of,
          })
        if (ends === 0) return endFailed(services, tx, payout, 'rejected by the bank')
        leaves(amountCents)
        if (ends > 2) return endPaid(services, tx, payout, 'T-1')
        const back = ends === 1 ? amountCents : Math.min(amountCents, Math.max(coin, coins(amountCents / 3)))
        leaves(-back)
        return endReturned(services, tx, payout, { cents: back, reason: 'account closed' })
      })
    }
  }

  for (let made = 0; made < orders; made += ORDERS_A_DAY) {
    const day: Sold[] = []
    while (day.length < Math.min(ORDERS_A_DAY, orders - made)) day.push(await sell())
    const of = (...fates: Fate[]) => day.filter(({ fate }) => fates.includes(fate))
    for (const sold of of('refunded', 'refunded-whole')) await refund(sold, sold.fate === 'refunded-whole')
    for (const sold of of('lost', 'won')) await chargeBack(sold)
    await sendAndFree(of('kept', 'refunded', 'refunded-after', 'lost-after', 'won-after'))
    await payBreweries()
    for (const sold of of('refunded-after')) await refund(sold, below(3) === 0)
    for (const sold of of('lost-after', 'won-after')) await chargeBack(sold)
    await decide(day)
    await sendAndFree(of('won'))
  }
  await payBreweries()
  write({ source: '900001', what: 'PAYOUTS', gross: -coins(12_345), fee: coins(100) })

  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.companyId, [...new Set(beers.map((beer) => beer.companyId))]))
  const due = new Map<string, number>()
  for (const { orderId, beerId, companyId, quantity, chargeUnitCents } of lines) {
    const units = lost.has(orderId) ? 0 : quantity - (back.get(`${orderId} ${beerId}`) ?? 0)
    due.set(companyId, (due.get(companyId) ?? 0) + units * chargeUnitCents)
  }
  return { rows, due, currency }
}

function fateOf(number: number): Fate {
  let upTo = 0
  for (const [fate, share] of Object.entries(FATES)) {
    upTo += share
    if (number < upTo) return fate as Fate
  }
  return 'kept'
}

/** Puts everything that happened a while back, and has the shop read the provider's book of it. */
export async function readBooksOf(services: TestCheckout & BooksServices, rows: BookRow[]): Promise<void> {
  const { db } = services
  const content = Buffer.from(reportFile('settlement', rows))
  const [report] = await db
    .insert(providerReports)
    .values({ origin: 'uploaded', state: 'reading', fileName: 'month.csv', content })
    .returning()
  await goOnWithReport(services, report!.id)
}
