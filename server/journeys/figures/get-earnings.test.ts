import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import type { Earnings } from '#contract/earnings.ts'
import { commissionRules } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { shopDay } from '#server/shop-day.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'

/** Everything that the shop earned is looked at: each test has a currency, or days, of its own. */
const checkout = useCheckout()
beforeEach(() => checkout.db.delete(commissionRules))

async function aShop(PAYMENT_SITE: string, settings: Record<string, string> = {}) {
  const services = checkout.with({ PAYMENT_SITE, ...settings })
  const admin = await aLoggedInAdmin(services)
  const download = async (path: string) => {
    const answer = await createApp(services).request(`/api/admin/${path}`, { headers: admin.headers })
    expect(answer.status).toBe(200)
    return parse(await answer.text(), { delimiter: ';', bom: true }) as string[][]
  }
  return {
    ...{ services, download, db: checkout.db, today: shopDay(services.env) },
    earnings: async (query = '') => {
      const { status, body } = await admin.send('GET', `/admin/earnings?${query}`)
      expect(status).toBe(200)
      return body as Earnings
    },
  }
}

const NOTHING = { gross: 0, refunded: 0, commission: 0, tax: 0, fees: 0, net: 0 }
const TERMS = { basisPoints: 1000, fixedCents: 0, taxBasisPoints: 2000 }

/** An order of 3 at 4.50 and 1 at 10.00 of another brewery, of which the provider keeps a fee. */
async function aSoldOrder({ services, db }: Awaited<ReturnType<typeof aShop>>, feeCents: number) {
  const [one, other] = [await aCompany(db), await aCompany(db)]
  const ipa = await aBeer(db, { companyId: one.id })
  const stout = await aBeer(db, { companyId: other.id, type: 'Stout', priceCents: 1000 })
  await db.insert(commissionRules).values([
    { ...TERMS, place: 1, type: 'IPA' },
    { ...TERMS, place: 2, basisPoints: 500 },
  ])
  const orderId = await aPlacedOrder(services, (await aBuyer(db)).id, [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ])
  await settlePayment(services, services.payments.pay(orderId, { feeCents }))
  return { orderId, ipa, stout, one, other }
}

test('commission, its tax and the provider’s fee, by day, brewery and style, in what was charged', async () => {
  const shop = await aShop('USD')
  const { ipa, one, other } = await aSoldOrder(shop, 70)
  const { currencies, by } = await shop.earnings(`from=${shop.today}&to=${shop.today}`)
  expect(by).toBe('day')
  const total = { gross: 23.5, refunded: 0, commission: 1.85, tax: 0.37, fees: 0.7, net: 1.15 }
  const [dollars] = currencies
  expect(dollars).toMatchObject({ currency: 'USD', total, before: NOTHING })
  expect(dollars!.buckets).toEqual([{ from: shop.today, to: shop.today, ...total }])
  const ofIpa = { gross: 13.5, refunded: 0, commission: 1.35, tax: 0.27, fees: 0.4, net: 0.95 }
  const ofStout = { gross: 10, refunded: 0, commission: 0.5, tax: 0.1, fees: 0.3, net: 0.2 }
  expect(dollars!.companies).toMatchObject([
    { id: one.id, company: one.company, ...ofIpa },
    { id: other.id, ...ofStout },
  ])
  expect(dollars!.styles).toMatchObject([
    { type: ipa.type, ...ofIpa },
    { type: 'Stout', ...ofStout },
  ])
})

test('what breweries bear of the provider’s fee is none of the shop’s', async () => {
  const shop = await aShop('MPE', { PROVIDER_FEE_BORNE_BY: 'breweries' })
  await aSoldOrder(shop, 70)
  const { currencies } = await shop.earnings()
  const soles = currencies.find(({ currency }) => currency === 'PEN')!
  expect(soles.total).toMatchObject({ fees: 0, net: soles.total.commission })
  expect(soles.styles.map(({ fees }) => fees)).toEqual([0, 0])
})

test('a refund takes its part back on its own day, and as files each day, brewery and style has its line', async () => {
  const shop = await aShop('MLB')
  const { orderId, ipa, one, other } = await aSoldOrder(shop, 0)
  await requestRefund(shop.services, {
    ...{ orderId, restock: true, reason: 'broken' },
    lines: [{ beerId: ipa.id, quantity: 3 }],
  })
  const { currencies } = await shop.earnings()
  const reais = currencies.find(({ currency }) => currency === 'BRL')!
  const [mine] = reais.companies.filter(({ id }) => id === one.id)
  expect(mine!.refunded).toBe(mine!.gross)
  expect(mine).toMatchObject({ commission: 0, tax: 0, net: 0 })
  const theirs = reais.companies.find(({ id }) => id === other.id)!
  expect(reais.total).toMatchObject({ commission: theirs.commission, refunded: mine!.gross })

  const [head, ...lines] = await shop.download(`earnings.csv?from=${shop.today}&to=${shop.today}`)
  expect(head).toEqual([
    ...['Fecha', 'Cervecería', 'Estilo', 'Moneda', 'Pagado por compradores', 'Devuelto', 'Comisión'],
    ...['Impuesto sobre la comisión', 'Costo de Mercado Pago', 'Queda para la tienda'],
  ])
  const decimal = (value: number) => String(value).replace('.', ',')
  const line = lines.find(([, company, , currency]) => company === other.company && currency === 'BRL')
  expect(line).toEqual([
    ...[shop.today, other.company, 'Stout', 'BRL', decimal(theirs.gross), '0', decimal(theirs.commission)],
    ...[decimal(theirs.tax), '0', decimal(theirs.net)],
  ])
})

test('the journal has a line for each kind and account, and each kind of a day comes to nothing', async () => {
  const shop = await aShop('MLC')
  const { orderId, stout } = await aSoldOrder(shop, 35_000)
  await requestRefund(shop.services, {
    ...{ orderId, restock: true, reason: 'broken' },
    lines: [{ beerId: stout.id, quantity: 1 }],
  })
  const [head, ...lines] = await shop.download(`journal.csv?from=${shop.today}&to=${shop.today}`)
  expect(head).toEqual(['Fecha', 'Movimiento', 'Cuenta contable', 'Moneda', 'Asientos', 'Monto'])
  const pesos = lines.filter(([, , , currency]) => currency === 'CLP')
  expect(pesos.map(([, kind, account]) => `${kind}: ${account}`)).toEqual(
    expect.arrayContaining([
      ...['Venta: Mercado Pago', 'Venta: Comisiones ganadas', 'Venta: Cervecerías: pendiente'],
      ...['Devolución por hacer: Comisiones ganadas', 'Costo del medio de pago: Costos de Mercado Pago'],
    ]),
  )
  const sums = Map.groupBy(pesos, ([, kind]) => kind)
  for (const of of sums.values()) {
    expect(of.reduce((sum, line) => sum + Number(line[5]!.replace(',', '.')), 0)).toBeCloseTo(0)
  }
})

test('days are the shop’s, and the same number of days before stands beside them', async () => {
  const shop = await aShop('USD')
  const beer = await aBeer(shop.db, { priceCents: 500 })
  await aSale(shop.db, '2024-03-09T12:00:00Z', [{ beer, quantity: 1 }])
  await aSale(shop.db, '2024-03-11T02:59:59Z', [{ beer, quantity: 2 }])
  await aSale(shop.db, '2024-03-11T03:00:00Z', [{ beer, quantity: 3 }])
  const { currencies, before } = await shop.earnings('from=2024-03-10&to=2024-03-11')
  expect(before).toEqual({ from: '2024-03-08', to: '2024-03-09' })
  expect(currencies).toMatchObject([
    {
      currency: 'USD',
      total: { gross: 25 },
      before: { gross: 5 },
      buckets: [
        { from: '2024-03-10', gross: 10 },
        { from: '2024-03-11', gross: 15 },
      ],
    },
  ])
  expect((await shop.earnings('from=2023-01-01&to=2023-01-02')).currencies).toEqual([])
  const lines = await shop.download('earnings.csv?from=2024-03-01&to=2024-03-31')
  expect(lines.slice(1).map(([day, , , , gross]) => [day, gross])).toEqual([
    ...[
      ['2024-03-09', '5'],
      ['2024-03-10', '10'],
      ['2024-03-11', '15'],
    ],
  ])
})
