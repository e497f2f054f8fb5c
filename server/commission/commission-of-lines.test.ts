import { expect, test } from 'vitest'
import { commissionRules } from '#database/schema.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { commissionOfLines } from './commission-of-lines.ts'

const checkout = useCheckout()

test('of each line of an order the rule for its brewery and style holds, in what the order is charged in', async () => {
  const { db } = checkout
  const services = checkout.with({ PAYMENT_SITE: 'MLC' })
  const [ipa, stout] = [await aBeer(db), await aBeer(db, { type: 'Stout', priceCents: 700 })]
  const terms = { fixedCents: 0, taxBasisPoints: 0 }
  const [own] = await db
    .insert(commissionRules)
    .values([
      {
        ...terms,
        place: 1,
        companyId: ipa.companyId,
        basisPoints: 1000,
        fixedCents: 10,
        endsOn: '2026-05-31',
      },
      { ...terms, place: 2, type: 'IPA', basisPoints: 2000, taxBasisPoints: 1900 },
    ])
    .returning()
  const products = [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ]
  const orderId = await aPlacedOrder(services, (await aBuyer(db)).id, products)
  const keptOn = async (day: string) => (await db.execute(commissionOfLines(orderId, day))).rows
  const { rows: lines } = await checkout.database.pool.query<{ gross: string; unit: string }>(
    'SELECT quantity * charge_unit_cents AS gross, charge_unit_cents AS unit FROM order_lines WHERE order_id = $1 AND beer_id = $2',
    [orderId, ipa.id],
  )
  const [gross, unit] = [Number(lines[0]!.gross), Number(lines[0]!.unit)]
  const pesos = (hundredths: number) => Math.round(hundredths / 100) * 100

  const inMay = await keptOn('2026-05-31')
  expect(inMay).toHaveLength(2)
  const frozen = { order_id: orderId, beer_id: ipa.id, rule_id: own!.id, basis_points: 1000, fixed_cents: 10 }
  expect(inMay).toContainEqual({
    ...{ ...frozen, tax_basis_points: 0, tax_cents: 0 },
    commission_cents: pesos(gross / 10 + (3 * 10 * unit) / 450),
  })
  const nothing = { rule_id: null, basis_points: 0, commission_cents: 0, tax_cents: 0 }
  expect(inMay).toContainEqual(expect.objectContaining({ ...nothing, beer_id: stout.id }))
  const inJune = (await keptOn('2026-06-01')).find(({ beer_id }) => beer_id === ipa.id)
  expect(inJune).toMatchObject({ basis_points: 2000, commission_cents: pesos(gross / 5) })
})
