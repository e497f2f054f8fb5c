import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { orderCode } from '#contract/order-code.ts'
import type { findSales as call } from '#contract/sales.ts'
import { buyers, parcels, users } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { cancelParcel } from '#server/journeys/parcels/cancel-parcel.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aLoggedInAdmin, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { findSales } from './find-sales.ts'
import type { AskedSales } from './which-sales.ts'

const checkout = useCheckout()
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

type Found = ResponseOf<typeof call>
type Send = Awaited<ReturnType<typeof aLoggedInSeller>>['send']

/** A brewery with two beers, and a rival that has a part in every order. */
async function aBrewery() {
  const services = checkout.with()
  const [eva, rival] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  const ipa = await aBeer(checkout.db, {
    companyId: eva.id,
    name: 'Niebla Ñandú',
    priceCents: 450,
    onHand: 90,
  })
  const stout = await aBeer(checkout.db, { companyId: eva.id, name: 'Puna', priceCents: 333, onHand: 90 })
  const theirs = await aBeer(checkout.db, {
    companyId: rival.id,
    name: 'Ajena',
    priceCents: 1000,
    onHand: 90,
  })
  const buyer = async (name: string, lastName: string) => {
    const who = await aBuyer(checkout.db)
    await checkout.db.update(buyers).set({ name, lastName }).where(eq(buyers.userId, who.id))
    return who
  }
  const sell = async (buyerId: string, beerId: string, day?: string) => {
    const wanted = [
      { id: beerId, quantity: 2 },
      { id: theirs.id, quantity: 1 },
    ]
    const { orderId } = await aPaidOrder(services, buyerId, wanted)
    if (day) {
      const createdAt = sql`(${day} || ' 23:30')::timestamp AT TIME ZONE ${services.env.SHOP_TIMEZONE}`
      await checkout.db.update(parcels).set({ createdAt }).where(eq(parcels.orderId, orderId))
    }
    return orderId
  }
  return { services, eva, rival, ipa, stout, buyer, sell }
}

async function found(send: Send, companyId: string, query: Record<string, string> = {}) {
  const { status, body } = await send('GET', `/company/${companyId}/sales?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body as Found
}
const idsOf = ({ groups }: Found) => groups.map(({ ShoppingHistoryId }) => ShoppingHistoryId)

test('sales are found by order, buyer and beer, in any order of words, and of shared orders the own lines', async () => {
  const { eva, ipa, stout, buyer, sell } = await aBrewery()
  const [zoe, ana] = [await buyer('Zoé', 'Quispe'), await buyer('Ana', 'Núñez')]
  const [first, second, third] = [
    await sell(zoe.id, ipa.id),
    await sell(ana.id, stout.id),
    await sell(zoe.id, stout.id),
  ]
  const by = async (q: string) => idsOf(await found(eva.send, eva.id, { q }))
  expect(await by('')).toEqual([third, second, first])
  expect(await by('zoe')).toEqual([third, first])
  expect(await by('PUNA zoe')).toEqual([third])
  expect(await by('nandu')).toEqual([first])
  expect(await by('nunez')).toEqual([second])
  for (const code of [orderCode(first), `#${orderCode(first)}`, orderCode(first).toLowerCase(), first]) {
    expect(await by(code)).toEqual([first])
  }
  expect(await by(ana.email.slice(0, 12))).toEqual([second])
  for (const nothing of [
    'ajena',
    '%',
    '_',
    '\\',
    'zoe%',
    "' or 1=1",
    '0192f0c4-7b1a-7000-8000-00000000cafe',
  ]) {
    expect(await by(nothing)).toEqual([])
  }
  expect((await found(eva.send, eva.id, { q: 'niebla' })).groups[0]!.Items).toMatchObject([
    { name: 'Niebla Ñandú', amount: 2, totalPrice: 9 },
  ])
})

test('sales are sorted by day or by the total of their own lines, both ways, page after page; of equals the newest stands first', async () => {
  const { eva, ipa, stout, buyer, sell } = await aBrewery()
  const zoe = await buyer('Zoé', 'Quispe')
  const [first, second, third] = [
    await sell(zoe.id, ipa.id, '2026-03-30'),
    await sell(zoe.id, stout.id, '2026-03-31'),
    await sell(zoe.id, stout.id, '2026-04-01'),
  ]
  const by = async (query: Record<string, string>) => idsOf(await found(eva.send, eva.id, query))
  expect(await by({ sort: 'total' })).toEqual([first, third, second])
  expect(await by({ sort: 'total', dir: 'asc' })).toEqual([third, second, first])
  expect(await by({ sort: 'date', dir: 'asc' })).toEqual([first, second, third])
  expect(await by({ sort: 'date' })).toEqual([third, second, first])
  const { status } = await eva.send('GET', `/company/${eva.id}/sales?sort=buyer`)
  expect(status).toBe(400)
  for (let made = 0; made < 23; made++) await sell(zoe.id, stout.id, '2026-04-02')
  expect(await by({ sort: 'total', dir: 'asc', pag: '2' })).toEqual([first])
})

test('words that many sales are called by are looked for among the newest of the days, others among all', async () => {
  const { services, eva, ipa, stout, buyer, sell } = await aBrewery()
  const [zoe, ana] = [await buyer('Zoé', 'Quispe'), await buyer('Ana', 'Quispe')]
  const [first, second, third] = [
    await sell(zoe.id, ipa.id, '2026-03-30'),
    await sell(ana.id, ipa.id, '2026-03-31'),
    await sell(ana.id, stout.id, '2026-04-01'),
  ]
  const caller = { id: eva.id, role: 'Company' } as SessionUser
  const by = async (asked: Partial<AskedSales>, most: Parameters<typeof findSales>[4]) => {
    const answer = await findSales(services, eva.id, { q: undefined, ...asked }, caller, most)
    if (isRefusal(answer)) throw new Error(answer.refused)
    return { ids: idsOf(answer), isOfNewest: answer.isOfNewest }
  }
  for (const few of [
    { names: 9, rows: 2 },
    { names: 1, rows: 9 },
  ]) {
    const all = { ...few, newest: 3 }
    expect(await by({ q: 'quispe' }, all)).toEqual({ ids: [third, second, first], isOfNewest: false })
    expect(await by({ q: 'quispe' }, { ...few, newest: 1 })).toEqual({ ids: [third], isOfNewest: true })
    expect(await by({ q: 'quispe', to: '2026-03-31' }, { ...few, newest: 1 })).toMatchObject({
      ids: [second],
    })
    for (const q of [
      'niebla',
      'zoe quispe',
      'nada',
      zoe.email,
      orderCode(first),
      `${orderCode(first)} zoe`,
    ]) {
      const found = q === 'nada' ? [] : q === 'niebla' ? [second, first] : [first]
      expect((await by({ q }, all)).ids, q).toEqual(found)
    }
  }
  // Of two words one that few are called by is enough.
  const one = { names: 9, rows: 2, newest: 1 }
  expect(await by({ q: 'zoe quispe' }, one)).toEqual({ ids: [first], isOfNewest: false })
  expect(await by({ q: 'niebla' }, one)).toEqual({ ids: [], isOfNewest: true })
  expect(await by({ q: 'puna' }, one)).toEqual({ ids: [third], isOfNewest: false })
})

test('nobody is found by a document, nor by an e-mail that the seller does not see any more', async () => {
  const { services, eva, ipa, buyer, sell } = await aBrewery()
  const zoe = await buyer('Zoé', 'Quispe')
  await checkout.db.update(buyers).set({ document: '33444555' }).where(eq(buyers.userId, zoe.id))
  const orderId = await sell(zoe.id, ipa.id)
  const by = async (send: Send, q: string) => idsOf(await found(send, eva.id, { q }))
  const admin = await aLoggedInAdmin(services)
  expect(await by(eva.send, '33444555')).toEqual([])
  expect(await by(eva.send, zoe.email)).toEqual([orderId])
  const caller = { access: true, id: zoe.id, role: 'Person', name: 'Zoé' } as const
  await cancelParcel(services, { orderId, companyId: eva.id }, caller)
  expect(await by(eva.send, zoe.email)).toEqual([])
  expect(await by(admin.send, zoe.email)).toEqual([orderId])
  expect(await by(eva.send, 'zoe')).toEqual([orderId])
  await checkout.db.update(users).set({ email: 'otra@lupulo.example' }).where(eq(users.id, zoe.id))
  expect(await by(admin.send, zoe.email)).toEqual([])
})

test('days are whole days of the shop, states those of the parcel or of the money, and sums are of all that is found', async () => {
  const { services, eva, ipa, stout, buyer, sell } = await aBrewery()
  const zoe = await buyer('Zoé', 'Quispe')
  const [march, april] = [
    await sell(zoe.id, ipa.id, '2026-03-31'),
    await sell(zoe.id, stout.id, '2026-04-01'),
  ]
  const ask = (query: Record<string, string>) => found(eva.send, eva.id, query)
  expect(idsOf(await ask({ to: '2026-03-31' }))).toEqual([march])
  expect(idsOf(await ask({ from: '2026-04-01' }))).toEqual([april])
  expect(idsOf(await ask({ from: '2026-04-02', to: '2026-03-01' }))).toEqual([])
  const lines = [{ beerId: ipa.id, quantity: 1 }]
  await requestRefund(services, { orderId: march, lines, restock: true, reason: 'broken' })
  expect(idsOf(await ask({ state: 'refunded' }))).toEqual([march])
  expect(idsOf(await ask({ state: 'pending' }))).toEqual([april, march])
  expect(idsOf(await ask({ state: 'delivered' }))).toEqual([])
  const all = await ask({})
  expect(all).toMatchObject({ total: 2, totalPages: 1, isMore: false })
  expect(all.sums).toMatchObject([{ orders: 2, units: 4, totalPrice: 15.66, refunded: 4.5, owed: 11.16 }])
  const [sum] = all.sums!
  const cents = (of: (sale: Found['groups'][number]) => number) =>
    all.groups.reduce((total, sale) => total + Math.round(of(sale) * 100), 0)
  for (const part of ['totalPrice', 'refunded', 'owed', 'net', 'commission', 'fee'] as const) {
    expect(Math.round(sum!.charge[part] * 100)).toBe(cents(({ charge }) => charge[part]))
  }
  expect((await ask({ q: 'puna' })).sums).toMatchObject([{ orders: 1, units: 2, totalPrice: 6.66 }])
  expect((await ask({ q: 'nada' })).sums).toEqual([])
})

test('the file holds what the page finds, and nothing of the rival’s', async () => {
  const { services, eva, ipa, stout, buyer, sell } = await aBrewery()
  const zoe = await buyer('Zoé', 'Quispe')
  const march = await sell(zoe.id, ipa.id, '2026-03-31')
  await sell(zoe.id, stout.id, '2026-03-31')
  const { headers } = eva
  const path = `/api/company/${eva.id}/sales.csv?from=2000-01-01&q=niebla&state=pending`
  const file = await (await createApp(services).request(path, { headers })).text()
  expect(file.trim().split('\n')).toHaveLength(2)
  expect(file).toContain(orderCode(march))
  expect(file).not.toContain('Ajena')
})

test('nonsense is told at its field; pages begin at 1 and past the end nothing stands', async () => {
  const { eva, rival, ipa, buyer, sell } = await aBrewery()
  await sell((await buyer('Zoé', 'Quispe')).id, ipa.id)
  for (const query of [
    'state=gone',
    'from=2026-02-30',
    'to=1',
    'pag=0',
    `q=${'a'.repeat(300)}`,
    'q=%00',
    'x=1',
  ]) {
    expect((await eva.send('GET', `/company/${eva.id}/sales?${query}`)).status).toBe(400)
  }
  expect(await found(eva.send, eva.id, { pag: '9' })).toMatchObject({ groups: [], total: 1, totalPages: 1 })
  expect((await rival.send('GET', `/company/${eva.id}/sales`)).body).toMatchObject({ code: 'user-not-found' })
})
