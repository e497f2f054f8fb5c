import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAYMENT_SITES, type PaymentSite } from '#contract/charge-currencies.ts'
import { COMMISSION_MOST } from '#contract/limits.ts'
import { beers, commissionRules, saleCommissions } from '#database/schema.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { requestRefund } from './request-refund.ts'
import { settlePayment } from './settle-payment.ts'

const checkout = useCheckout()
beforeEach(() => checkout.db.delete(commissionRules))
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

const SITES = ['USD', ...(Object.keys(PAYMENT_SITES) as PaymentSite[])]

type Line = { beerId: string; account: string; cents: number }

/** What each line of an order has on an account, as whose it is: above zero. */
async function standing(orderId: string): Promise<Line[]> {
  const { rows } = await checkout.db.execute<Line>(sql`
    SELECT beer_id AS "beerId", account, -balance_cents AS cents FROM ledger_line_balances
    WHERE order_id = ${orderId} AND balance_cents <> 0 ORDER BY account, beer_id`)
  return rows
}

const TERMS = { place: 1, basisPoints: 1250, fixedCents: 0, taxBasisPoints: 2100 }

test('what the shop keeps is frozen with the sale, and a rule that changes or goes changes nothing of it', async () => {
  const { db } = checkout
  const services = checkout.with()
  const [ipa, stout] = [await aBeer(db), await aBeer(db, { type: 'Stout', priceCents: 1000 })]
  const [rule] = await db
    .insert(commissionRules)
    .values({ ...TERMS, type: 'IPA' })
    .returning()
  const { orderId } = await aPaidOrder(services, (await aBuyer(db)).id, [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ])
  const agreed = {
    ...{ orderId, beerId: ipa.id, ruleId: rule!.id, basisPoints: 1250, fixedCents: 0, taxBasisPoints: 2100 },
    ...{ commissionCents: 169, taxCents: 35 },
  }
  const frozen = () => db.select().from(saleCommissions).where(eq(saleCommissions.orderId, orderId))
  expect(await frozen()).toEqual([agreed])
  const stood = [
    { beerId: ipa.id, account: 'commission', cents: 169 },
    { beerId: ipa.id, account: 'commission-tax', cents: 35 },
    { beerId: ipa.id, account: 'pending', cents: 1350 - 169 - 35 },
    { beerId: stout.id, account: 'pending', cents: 1000 },
  ]
  expect((await standing(orderId)).toSorted(byBeer(ipa.id))).toEqual(stood)
  await db.update(commissionRules).set({ basisPoints: 5000 })
  await db.delete(commissionRules)
  expect(await frozen()).toEqual([agreed])

  await requestRefund(services, {
    ...{ orderId, restock: true, reason: 'broken' },
    lines: [{ beerId: ipa.id, quantity: 1 }],
  })
  expect((await standing(orderId)).toSorted(byBeer(ipa.id)).map(({ cents }) => cents)).toEqual([
    112, 23, 765, 1000,
  ])
})

/** Lines of one beer first, each by its accounts. */
function byBeer(first: string) {
  const rank = ({ beerId, account }: Line) => `${beerId === first ? 0 : 1}${account}`
  return (one: Line, other: Line) => rank(one).localeCompare(rank(other))
}

test('a beer that is called otherwise while its buyer pays brings the shop what it did when it was ordered', async () => {
  const { db } = checkout
  const services = checkout.with()
  const ipa = await aBeer(db, { type: 'IPA' })
  await db.insert(commissionRules).values({ ...TERMS, type: 'IPA' })
  const orderId = await aPlacedOrder(services, (await aBuyer(db)).id, [{ id: ipa.id, quantity: 3 }])
  await db.update(beers).set({ type: 'Stout' }).where(eq(beers.id, ipa.id))
  await settlePayment(services, services.payments.pay(orderId))
  expect(await standing(orderId)).toContainEqual({ beerId: ipa.id, account: 'commission', cents: 169 })
})

test('what costs nothing brings the shop nothing', async () => {
  const { db } = checkout
  const services = checkout.with()
  await db.insert(commissionRules).values({ ...TERMS, fixedCents: 50 })
  const [free, beer] = [await aBeer(db, { priceCents: 0 }), await aBeer(db)]
  const { orderId } = await aPaidOrder(services, (await aBuyer(db)).id, [
    { id: free.id, quantity: 2 },
    { id: beer.id, quantity: 1 },
  ])
  const frozen = await db.select().from(saleCommissions).where(eq(saleCommissions.orderId, orderId))
  expect(frozen).toMatchObject([{ beerId: beer.id, commissionCents: 106 }])
})

const share = (most: number) => fc.integer({ min: 0, max: most })
const aRule = fc.record({
  basisPoints: share(COMMISSION_MOST.basisPoints),
  fixedCents: fc.oneof(fc.constant(0), share(500)),
  taxBasisPoints: share(COMMISSION_MOST.taxBasisPoints),
})
const aLine = fc.record({
  priceCents: fc.integer({ min: 1, max: 2000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
})

test.each(SITES)(
  'at %s units that go back in any order return every coin of the commission and its tax',
  async (site) => {
    const { db } = checkout
    const services = checkout.with({ PAYMENT_SITE: site })
    const buyer = await aBuyer(db)
    await fc.assert(
      fc.asyncProperty(
        aRule,
        fc.array(aLine, { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        async (rule, lines, chance) => {
          await db.delete(commissionRules)
          await db.insert(commissionRules).values({ ...rule, place: 1 })
          const beers = await Promise.all(
            lines.map(({ priceCents }) => aBeer(db, { priceCents, onHand: 10 })),
          )
          const bought = beers.map(({ id }, at) => ({ id, quantity: lines[at]!.quantity }))
          const { orderId } = await aPaidOrder(services, buyer.id, bought)
          const units = bought.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
          while (units.length) {
            const [beerId] = units.splice(chance.next().value % units.length, 1)
            const asked = {
              orderId,
              restock: true,
              reason: 'broken',
              lines: [{ beerId: beerId!, quantity: 1 }],
            }
            expect(await requestRefund(services, asked)).toMatchObject({ refundId: expect.any(String) })
            const broken = await keptOutOfProportion(orderId)
            expect(broken).toEqual([])
          }
          expect(await standing(orderId)).toEqual([])
        },
      ),
      { numRuns: 5 },
    )
  },
)

/** Lines whose commission and tax are further than the smallest coin from their part of what has not gone back. */
async function keptOutOfProportion(orderId: string) {
  const kept = (account: string) =>
    sql`coalesce(-sum(balance_cents) FILTER (WHERE account = ${account}), 0)::numeric`
  const { rows } = await checkout.db.execute(sql`
    SELECT * FROM (
      SELECT beer_id, commission_cents, tax_cents, ${kept('commission')} AS commission, ${kept('commission-tax')} AS tax,
             -sum(balance_cents) AS left, line.quantity * line.charge_unit_cents AS gross,
             CASE WHEN max(currency) IN ('CLP', 'COP') THEN 100 ELSE 1 END AS coin
      FROM sale_commissions JOIN order_lines AS line USING (order_id, beer_id) JOIN ledger_line_balances USING (order_id, beer_id)
      WHERE order_id = ${orderId} GROUP BY beer_id, commission_cents, tax_cents, line.quantity, line.charge_unit_cents
    ) AS line
    WHERE commission_cents * line.left - commission * gross NOT BETWEEN 0 AND coin * gross
      OR tax_cents * line.left - tax * gross NOT BETWEEN 0 AND coin * gross`)
  return rows
}
