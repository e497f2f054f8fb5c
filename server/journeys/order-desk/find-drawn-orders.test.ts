import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { FoundOrder, findOrders, Shipping } from '#contract/found-orders.ts'
import { orders, parcels } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()

const ZONE = 'America/Argentina/Buenos_Aires'
const BREWERIES = ['Río Azul', 'Bruma', 'Cóndor 100%']
const BEERS = ['Pampa IPA', 'Ñandú', 'Puna Stout']
const BUYERS = [
  ['Zoé', 'Quispe'],
  ['Ana', 'Núñez'],
  ['Inés', 'Pampa'],
] as const
/** 23:30 there: the next day in Greenwich. */
const DAYS = ['2026-03-10', '2026-03-11', '2026-03-12']

/** What became of an order's parcels, first to last: `back` is a refund of all before it left. */
type Fate = 'open' | 'pending' | 'late' | 'shipped' | 'delivered' | 'cancelled' | 'back'
const FATES: Fate[] = ['open', 'pending', 'late', 'shipped', 'delivered', 'cancelled', 'back']

type Drawn = { id: string; buyer: number; beers: number[]; fate: Fate; day: string; email: string }

/** Orders of every fate by several buyers of several breweries, on three days. */
async function aDrawnShop() {
  const services = checkout.with({ SHOP_TIMEZONE: ZONE })
  const { db } = checkout
  const admin = await aLoggedInAdmin(services)
  const beers: Awaited<ReturnType<typeof aBeer>>[] = []
  for (const [at, company] of BREWERIES.entries()) {
    const { id: companyId } = await aCompany(db, { company })
    beers.push(await aBeer(db, { companyId, name: BEERS[at]!, priceCents: 100 + at * 55, onHand: 500 }))
  }
  const buyers = []
  for (const [name, lastName] of BUYERS) buyers.push(await aBuyer(db, { profile: { name, lastName } }))
  const drawn: Drawn[] = []
  for (const [at, fate] of [...FATES, ...FATES].entries()) {
    const buyer = at % 3
    const mine = at % 2 ? [at % 3] : [at % 3, (at + 1) % 3]
    const wanted = mine.map((beer) => ({ id: beers[beer]!.id, quantity: 1 + (at % 2) }))
    const { id: buyerId, email } = buyers[buyer]!
    const id =
      fate === 'open'
        ? await aPlacedOrder(services, buyerId, wanted)
        : (await aPaidOrder(services, buyerId, wanted)).orderId
    await become(services, id, fate)
    const day = DAYS[at % 3]!
    const createdAt = sql`(${day} || ' 23:30')::timestamp AT TIME ZONE ${ZONE} + ${at} * interval '1 minute'`
    await db.update(orders).set({ createdAt }).where(eq(orders.id, id))
    drawn.push({ id, buyer, beers: mine, fate, day, email })
  }
  return { services, admin, drawn }
}

async function become(services: ReturnType<typeof checkout.with>, orderId: string, fate: Fate) {
  if (fate === 'open' || fate === 'pending') return
  if (fate === 'back')
    return void (await requestRefund(services, { orderId, restock: false, reason: 'lost' }))
  const set =
    fate === 'late'
      ? { createdAt: sql`now() - interval '4 days'` }
      : { state: fate, idChecked: fate === 'delivered' }
  await checkout.db.update(parcels).set(set).where(eq(parcels.orderId, orderId))
}

const STANDS: Record<Fate, Shipping[]> = {
  open: [],
  pending: ['pending'],
  late: ['late', 'pending'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
  back: ['cancelled'],
}
const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What of the drawn orders a query means, told one by one. */
function naively(drawn: Drawn[], query: Record<string, string>): string[] {
  const { q = '', brewery = '', shipping, from = '', to = '9' } = query
  const fits = ({ buyer, beers, fate, day, email }: Drawn) =>
    plain(q)
      .split(' ')
      .every((word) =>
        [BUYERS[buyer]!.join(' '), email, ...beers.map((beer) => BEERS[beer]!)].some((text) =>
          plain(text).includes(word),
        ),
      ) &&
    beers.some((beer) => plain(BREWERIES[beer]!).includes(plain(brewery))) &&
    (!shipping || STANDS[fate].includes(shipping as Shipping)) &&
    day >= from &&
    day <= to
  return drawn.filter(fits).map(({ id }) => id)
}

const query = fc.record(
  {
    q: fc.constantFrom('pampa', 'ZOÉ', 'ipa inés', 'nandu', 'puna nunez', 'example.com', '%', 'nadie', 'a e'),
    brewery: fc.constantFrom('rio', 'BRUMA', '100%', '_', 'c'),
    shipping: fc.constantFrom('pending', 'late', 'shipped', 'delivered', 'cancelled'),
    from: fc.constantFrom(...DAYS),
    to: fc.constantFrom(...DAYS),
  },
  { requiredKeys: [] },
)

test('every filter finds what a count by hand finds, newest first, and its sums are theirs', async () => {
  const { services, admin, drawn } = await aDrawnShop()
  const place = new Map(drawn.map(({ id, day }, at) => [id, `${day} ${String(at).padStart(2, '0')}`]))
  const ask = async (asked: Record<string, string>) => {
    const { status, body } = await admin.send('GET', `/admin/orders?${new URLSearchParams(asked)}`)
    expect(status).toBe(200)
    return body as ResponseOf<typeof findOrders>
  }
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const found = await ask(asked as Record<string, string>)
      const ids = found.orders.map(({ id }) => id)
      const expected = naively(drawn, asked as Record<string, string>)
      expect(ids).toEqual(expected.toSorted((one, other) => place.get(other)!.localeCompare(place.get(one)!)))
      expect(found.total).toBe(expected.length)
      const cents = (of: (order: FoundOrder) => number) =>
        found.orders.reduce((sum, order) => sum + Math.round(of(order) * 100), 0)
      const sum = (of: 'totalPrice' | 'refunded' | 'orders') =>
        found.sums!.reduce((all, each) => all + Math.round(each[of] * 100), 0)
      expect(sum('orders')).toBe(100 * expected.length)
      expect(sum('totalPrice')).toBe(cents(({ totalPrice }) => totalPrice))
      expect(sum('refunded')).toBe(cents(({ refunded }) => refunded))
    }),
    { numRuns: 60 },
  )
  const all = await ask({})
  const fateOf = new Map(drawn.map(({ id, fate }) => [id, fate]))
  for (const { id, parcels: parts, breweries } of all.orders) {
    const [first] = STANDS[fateOf.get(id)!]
    const stands = Object.entries(parts).filter(([, count]) => count > 0)
    expect(stands, id).toEqual(first ? [[first, breweries.length]] : [])
  }
  const { headers } = admin
  const file = await createApp(services).request('/api/admin/orders.csv?shipping=late', { headers })
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines.slice(1).map((line) => /;([\dA-F]{8});/.exec(line)?.[1]?.toLowerCase())).toEqual(
    (await ask({ shipping: 'late' })).orders.map(({ id }) => id.slice(-8)),
  )
  expect(lines[1]).toContain('Demorado')
})
