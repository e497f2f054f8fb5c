import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { postPayoutReturned, postPayouts, postPayoutsPaid } from '#database/ledger/post-payout.ts'
import {
  payoutLines,
  payouts,
  providerDifferences,
  providerReportRows,
  providerReports,
} from '#database/schema.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { aReportSource, type BookRow } from '#tests/factories/a-report-source.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { askChargebacks } from '../chargebacks/ask-chargebacks.ts'
import { sendRefund } from '../orders/send-refund.ts'
import { compareBooks } from './comparing/compare-books.ts'
import { followBooks } from './follow-books.ts'

const checkout = useCheckout()
const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

beforeEach(() =>
  checkout.db.execute(
    sql`TRUNCATE provider_reports, provider_report_rows, provider_differences, orders, ledger_transactions, ledger_balances CASCADE`,
  ),
)

/** A shop with orders of 23.50 that were paid ten days ago, and the provider's books about it. */
async function aShopWithBooks() {
  const reportSource = aReportSource()
  const services = { ...checkout.with(), reportSource }
  const desk = await anOrderDesk(services)
  const read = async () => {
    await checkout.db.execute(sql`UPDATE provider_reports SET next_attempt_at = now()`)
    await followBooks(services)
    await checkout.db.execute(sql`UPDATE provider_reports SET next_attempt_at = now()`)
    await followBooks(services)
  }
  return {
    ...{ services, reportSource, desk, read },
    async aPayment(facts: { feeCents?: number; netCents?: number } = {}) {
      const { orderId, paymentId } = await desk.aPaidOrder()
      services.payments.change(paymentId, facts)
      if (facts.feeCents !== undefined) await settlePayment(services, paymentId)
      await checkout.db.execute(
        sql`UPDATE payments SET created_at = ${ago(10)} WHERE provider_id = ${paymentId}`,
      )
      await checkout.db.execute(sql`UPDATE orders SET paid_at = ${ago(10)} WHERE id = ${orderId}`)
      return { orderId, paymentId }
    },
    /** Reads the books anew, whatever was read before: they cover the last 30 days. */
    async tell(rows: { settlement?: BookRow[]; released?: BookRow[] }) {
      await checkout.db.execute(sql`TRUNCATE provider_reports, provider_report_rows CASCADE`)
      await checkout.db.execute(sql`UPDATE payments SET created_at = least(created_at, ${ago(30)})
        WHERE provider_id = (SELECT min(provider_id) FROM payments)`)
      reportSource.says('settlement', rows.settlement ?? [])
      reportSource.says('released', rows.released ?? [])
      await read()
      await checkout.db.execute(sql`UPDATE provider_reports SET begins_at = ${ago(30)}, ends_at = now()`)
      await compareBooks(services)
    },
    differences: async () =>
      (
        await checkout.db
          .select()
          .from(providerDifferences)
          .where(sql`gone_at IS NULL AND closed_at IS NULL`)
          .orderBy(providerDifferences.kind, providerDifferences.subject)
      ).map(
        ({ kind, subject, theirsCents, oursCents }) => `${kind}: ${subject}: ${theirsCents} / ${oursCents}`,
      ),
  }
}

const sale = (paymentId: string, more: Partial<BookRow> = {}): BookRow => ({
  ...{ at: ago(10), source: paymentId, what: 'SETTLEMENT', gross: 2350, fee: 125 },
  ...more,
})
const released = (paymentId: string, what: string, gross: number, more: Partial<BookRow> = {}): BookRow => ({
  ...{ at: ago(5), source: paymentId, what, gross },
  ...more,
})

test('reports are asked for once a day, followed, read, and said how much was in them', async () => {
  const { aPayment, read, reportSource } = await aShopWithBooks()
  const { paymentId } = await aPayment()
  reportSource.says('settlement', [sale(paymentId)])
  reportSource.strikeNext('unanswered')
  await read()
  await read()
  await read()
  expect(reportSource.wishes.map(({ kind }) => kind).toSorted()).toEqual(['released', 'settlement'])
  const [wish] = reportSource.wishes
  expect(wish!.until.toISOString()).toMatch(/T04:00:00/)
  expect(wish!.from.toISOString()).toMatch(/T04:00:00/)
  expect(wish!.from.getTime()).toBeLessThanOrEqual(ago(10).getTime())
  const reports = await checkout.db.select().from(providerReports).orderBy(providerReports.kind)
  expect(reports).toMatchObject([
    { kind: 'released', state: 'read', rowsRead: 0 },
    { kind: 'settlement', state: 'read', rowsRead: 1, rowsNew: 1, linesBroken: 0 },
  ])
})

test('a shop that nobody has paid asks for nothing', async () => {
  const { read, reportSource } = await aShopWithBooks()
  await read()
  expect(reportSource.wishes).toEqual([])
})

test('what fails is tried again, what breaks off counts nothing twice, and after three days a person has to look', async () => {
  const { aPayment, read, reportSource } = await aShopWithBooks()
  const { paymentId } = await aPayment()
  reportSource.says('settlement', [sale(paymentId), sale(paymentId, { source: '2' })])
  reportSource.strikeNext('failed', 'failed', 'breaks-off', 'breaks-off')
  for (let times = 0; times < 4; times++) await read()
  expect(await checkout.db.select().from(providerReportRows)).toHaveLength(2)

  await checkout.db.execute(
    sql`UPDATE provider_reports SET state = 'asked', ended_at = NULL, created_at = ${ago(4)}`,
  )
  reportSource.strikeNext('unanswered', 'unanswered')
  await read()
  const given = await checkout.db.select().from(providerReports)
  expect(given.map(({ state, lastError }) => `${state}: ${lastError}`)).toEqual([
    'failed: no answer',
    'failed: no answer',
  ])
})

test('what nobody thought of is put off like any other failure, and told', async () => {
  const { aPayment, services, reportSource } = await aShopWithBooks()
  await aPayment()
  const broken = { ...reportSource, ask: () => Promise.reject(new Error('a bug')) }
  await followBooks({ ...services, reportSource: broken })
  const reports = await checkout.db.select().from(providerReports)
  expect(reports.map(({ state, lastError }) => `${state} ${lastError}`)).toEqual(['due a bug', 'due a bug'])
  expect(reports.every(({ nextAttemptAt }) => nextAttemptAt > new Date())).toBe(true)
})

test('a file with broken lines tells them, and the rest is in', async () => {
  const { aPayment, read, reportSource } = await aShopWithBooks()
  const { paymentId } = await aPayment()
  reportSource.writes(
    'settlement',
    `SOURCE_ID;TRANSACTION_TYPE;SETTLEMENT_DATE;SETTLEMENT_NET_AMOUNT\n7;SETTLEMENT;ayer;1\n${paymentId};SETTLEMENT;${ago(10).toISOString()};20\n8;RARO;${ago(9).toISOString()};1`,
  )
  await read()
  const [report] = await checkout.db.select().from(providerReports).where(sql`kind = 'settlement'`)
  expect(report).toMatchObject({
    ...{ state: 'read', rowsRead: 2, linesBroken: 1, unheard: ['RARO'] },
    broken: [{ line: 2, trouble: 'moment' }],
  })
})

test('a file of the other report, or of none, has failed with why and leaves nothing', async () => {
  const { aPayment, read, reportSource } = await aShopWithBooks()
  await aPayment()
  reportSource.writes('settlement', 'nada de esto;es un reporte')
  await read()
  const [report] = await checkout.db.select().from(providerReports).where(sql`kind = 'settlement'`)
  expect(report).toMatchObject({ state: 'failed', lastError: expect.stringContaining('columns DATE') })
})

/** What the ledger says that accounts of the shop come to, in cents. */
async function ledger(...accounts: string[]) {
  const { rows } = await checkout.db.execute<{ account: string; cents: number }>(
    sql`SELECT account, sum(balance_cents)::bigint AS cents FROM ledger_balances GROUP BY account`,
  )
  return accounts.map((account) => rows.find((row) => row.account === account)?.cents ?? 0)
}

test('books that agree differ in nothing, and what the answer left out of the fee is booked from the report', async () => {
  const { services, aPayment, tell, differences } = await aShopWithBooks()
  const { paymentId, orderId } = await aPayment({ feeCents: 125, netCents: 2225 })
  expect(await ledger('provider', 'provider-fees')).toEqual([2225, 125])
  await tell({
    settlement: [sale(paymentId, { tax: 10 })],
    released: [released(paymentId, 'release payment', 2350, { fee: 125, tax: 10 })],
  })
  expect(await differences()).toEqual([])
  const payment = await checkout.db.execute(
    sql`SELECT fee_cents, net_cents FROM payments WHERE provider_id = ${paymentId}`,
  )
  expect(payment.rows).toEqual([{ fee_cents: 135, net_cents: 2215 }])
  expect(await ledger('provider', 'provider-fees')).toEqual([2215, 135])
  // Its answer says what it said: the report's word holds.
  await settlePayment(services, paymentId)
  await compareBooks(services)
  expect(await ledger('provider', 'provider-fees')).toEqual([2215, 135])
  const [row] = await checkout.db.select().from(providerReportRows)
  expect(row).toMatchObject({ paymentId, orderId })
})

test('another amount, another fee, and what we know nothing of', async () => {
  const { aPayment, tell, differences } = await aShopWithBooks()
  const three = await aPayment()
  const [one, two] = [
    await aPayment({ feeCents: 125, netCents: 2225 }),
    await aPayment({ feeCents: 100, netCents: 2250 }),
  ]
  await tell({
    settlement: [
      sale(one.paymentId, { gross: 2400 }),
      sale(two.paymentId),
      sale('4711', { gross: 900, fee: 0 }),
      sale(three.paymentId, { fee: 9000 }),
    ],
    released: [
      released('4711', 'release payment', 900),
      released('', 'release tax_payment_iibb', -50),
      released('', 'release tax_payment_iibb', -50),
      released('9', 'release asset_management', 100),
      released('5', 'release reserve_for_payout', -100),
    ],
  })
  const month = ago(5).toISOString().slice(0, 7)
  expect(await differences()).toEqual([
    `fee-not-booked: fee ${three.paymentId}: 9000 / null`,
    `other-amount: payment ${one.paymentId}: 2400 / 2350`,
    `unknown-to-us: account asset_management ${month} USD: 100 / null`,
    `unknown-to-us: account tax_payment_iibb ${month} USD: -100 / null`,
    'unknown-to-us: source 4711: 900 / null',
  ])
})

test('what is ours and not there, once it must be there', async () => {
  const { aPayment, tell, differences } = await aShopWithBooks()
  const { paymentId } = await aPayment()
  const fresh = await aPayment()
  await checkout.db.execute(sql`UPDATE orders SET paid_at = ${ago(2)} WHERE id = ${fresh.orderId}`)
  await tell({})
  expect(await differences()).toEqual([`missing-there: payment ${paymentId}: null / 2350`])
  // It is settled there, and should be free as well by now.
  await checkout.db.execute(sql`UPDATE payments SET released_at = ${ago(6)} WHERE provider_id = ${paymentId}`)
  await tell({ settlement: [sale(paymentId)] })
  expect(await differences()).toEqual([`missing-there: release ${paymentId}: null / 2350`])
  await tell({
    settlement: [sale(paymentId)],
    released: [released(paymentId, 'release payment', 2350, { fee: 125 })],
  })
  expect(await differences()).toEqual([])
})

test('refunds: not there, more there, and matched by their own id or by their payment', async () => {
  const { services, desk, aPayment, tell, differences } = await aShopWithBooks()
  const { paymentId, orderId } = await aPayment()
  const { body } = await desk.refund(orderId, { lines: [{ ProductId: desk.stout.id, quantity: 1 }] })
  await sendRefund(services, (body as { refundId: string }).refundId)
  await checkout.db.execute(
    sql`UPDATE refunds SET done_at = ${ago(8)}, provider_refund_id = '88' WHERE order_id = ${orderId}`,
  )
  const back = (more: Partial<BookRow> = {}): BookRow => ({
    at: ago(8),
    source: paymentId,
    what: 'REFUND',
    gross: -1000,
    ...more,
  })

  await tell({ settlement: [sale(paymentId)] })
  expect(await differences()).toEqual([`missing-there: refund ${paymentId}: null / -1000`])
  await tell({ settlement: [sale(paymentId), back({ gross: -900 })] })
  expect(await differences()).toEqual([`other-amount: refund ${paymentId}: -900 / -1000`])
  await tell({ settlement: [sale(paymentId), back(), back({ gross: -300 })] })
  expect(await differences()).toEqual([`other-amount: refund ${paymentId}: -1300 / -1000`])
  for (const how of [{ refund: '88' }, { source: '88' }, {}]) {
    await tell({ settlement: [sale(paymentId), back(how)] })
    expect(await differences()).toEqual([])
    const rows = await checkout.db.select().from(providerReportRows).where(sql`movement = 'refund'`)
    expect(rows).toMatchObject([{ paymentId, refundId: (body as { refundId: string }).refundId }])
  }
  const { paymentId: other } = await aPayment()
  await tell({ settlement: [sale(paymentId), back(), sale(other), back({ source: other })] })
  expect(await differences()).toEqual([`unknown-to-us: refund ${other}: -1000 / null`])
})

test('chargebacks: taken there alone, free again there alone, lost with us alone', async () => {
  const { services, aPayment, tell, differences } = await aShopWithBooks()
  const { paymentId } = await aPayment()
  const bank = (what: string, gross: number) => released(paymentId, what, gross)
  const settled = { settlement: [sale(paymentId)] }
  const free = released(paymentId, 'release payment', 2350, { fee: 125 })

  await tell({ ...settled, released: [free, bank('block chargeback', -2350)] })
  expect(await differences()).toEqual([])
  await tell({ settlement: [sale(paymentId), sale(paymentId, { what: 'CHARGEBACK', gross: -2350, fee: 0 })] })
  expect(await differences()).toEqual([`unknown-to-us: chargeback ${paymentId}: -2350 / null`])

  const id = services.payments.chargeBack(paymentId)
  await settlePayment(services, paymentId)
  await askChargebacks(services)
  await tell({ settlement: [sale(paymentId), sale(paymentId, { what: 'CHARGEBACK', gross: -2350, fee: 0 })] })
  expect(await differences()).toEqual([])
  const won = [free, bank('block chargeback', -2350), bank('unblock chargeback', 2350)]
  await tell({
    released: won,
    settlement: [
      sale(paymentId),
      sale(paymentId, { what: 'CHARGEBACK', gross: -2350, fee: 0 }),
      sale(paymentId, { what: 'CHARGEBACK', gross: 2350, fee: 0 }),
    ],
  })
  expect(await differences()).toEqual([`chargeback-released: chargeback ${paymentId}: 2350 / -2350`])

  services.payments.endChargeback(id, 'lost')
  await checkout.db.execute(sql`UPDATE chargebacks SET next_ask_at = now()`)
  await askChargebacks(services)
  await checkout.db.execute(sql`UPDATE chargebacks SET closed_at = ${ago(6)}`)
  await tell(settled)
  expect(await differences()).toEqual([`missing-there: chargeback ${paymentId}: null / -2350`])
})

test('a row that two reports have counts once, and one that says the same twice counts twice', async () => {
  const { aPayment, tell, read, reportSource } = await aShopWithBooks()
  const { paymentId } = await aPayment()
  const twice = [sale(paymentId), { ...sale('12'), gross: 500 }, { ...sale('12'), gross: 500 }]
  await tell({ settlement: twice })
  expect(await checkout.db.select().from(providerReportRows)).toHaveLength(3)
  await checkout.db.execute(
    sql`UPDATE provider_reports SET begins_at = begins_at - interval '9 days', ends_at = ends_at - interval '5 days'`,
  )
  reportSource.says('settlement', [...twice, sale('13')])
  await read()
  expect(await checkout.db.select().from(providerReportRows)).toHaveLength(4)
})

test('what the owner took to the bank is booked, once, and back where it came back', async () => {
  const { aPayment, tell, services, differences } = await aShopWithBooks()
  const { paymentId } = await aPayment({ feeCents: 125, netCents: 2225 })
  const settled = { settlement: [sale(paymentId)] }
  const taken = released('4712', 'release payout', -1000, { fee: 10 })
  await tell({ ...settled, released: [taken] })
  await compareBooks(services)
  expect(await ledger('provider', 'bank', 'provider-fees')).toEqual([1215, 1000, 135])
  const back = released('4712', 'release payout', 1000, { fee: -10, at: ago(4) })
  await tell({ ...settled, released: [taken, back] })
  await compareBooks(services)
  expect(await ledger('provider', 'bank', 'provider-fees')).toEqual([2225, 0, 125])
  expect(await differences()).toEqual([])
})

test('payouts through the provider: not there, another amount, not booked, and sent back on both sides', async () => {
  const { desk, aPayment, tell, services, differences } = await aShopWithBooks()
  const { paymentId, orderId } = await aPayment({ feeCents: 125, netCents: 2225 })
  await freeParcels(services, orderId)
  const [payout] = await checkout.db
    .insert(payouts)
    .values({
      companyId: desk.one.id,
      currency: 'USD',
      amountCents: 1350,
      dollarCents: 1350,
      endedAt: new Date(),
      userId: desk.admin.id,
    })
    .returning()
  const { id } = payout!
  await checkout.db
    .insert(payoutLines)
    .values({ payoutId: id, orderId, beerId: desk.ipa.id, amountCents: 1350, dollarCents: 1350 })
  await checkout.db.transaction((tx) => postPayouts(tx, sql`${id}::uuid`))
  const left = (gross: number): BookRow => ({
    at: ago(8),
    source: '88123',
    reference: id,
    what: 'PAYOUTS',
    gross,
  })
  const books = (...more: BookRow[]) => tell({ settlement: [sale(paymentId), ...more] })

  await books(left(-1350))
  expect(await differences()).toEqual([`unknown-to-us: payout ${id}: -1350 / null`])
  await checkout.db.transaction((tx) => postPayoutsPaid(tx, sql`${id}::uuid`, 'provider'))
  await books(left(-1350))
  expect(await differences()).toEqual([])
  const [row] = await checkout.db.select().from(providerReportRows).where(sql`source_id = '88123'`)
  expect(row).toMatchObject({ payoutId: id })
  await books(left(-1300))
  // What was booked just now need not be there yet.
  expect(await differences()).toEqual([])
  await books(left(-1400))
  expect(await differences()).toEqual([`other-amount: payout ${id}: -1400 / -1350`])
  await checkout.db.transaction((tx) => postPayoutReturned(tx, id, 1350, 'provider'))
  await books(left(-1350), left(1350))
  expect(await differences()).toEqual([])
})
