import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AdminToday } from '#contract/admin-today.ts'
import type { MarketFigures } from '#contract/market-figures.ts'
import type { WorkKind } from '#contract/work-kinds.ts'
import type { WorkRow } from '#contract/work-list.ts'
import { companies, contactMessages, fruitlessSearches, parcels } from '#database/schema.ts'
import { shopDay } from '#server/shop-day.ts'
import { aBeer, aCompany } from '#tests/factories/a-beer.ts'
import { useCheckout } from '#tests/factories/a-checkout.ts'
import { anOrderDesk } from '#tests/factories/an-order-desk.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'

const checkout = useCheckout()

async function aDay() {
  const services = checkout.with()
  const desk = await anOrderDesk(services)
  const read = async <Body>(path: string) => {
    const { status, body } = await desk.admin.send('GET', path)
    expect([path, status]).toEqual([path, 200])
    return body as Body
  }
  return { ...desk, read, today: () => read<AdminToday>('/admin/today') }
}

const waited = (orderId: string, days: number) =>
  checkout.db
    .update(parcels)
    .set({ createdAt: sql`now() - ${days} * interval '1 day' - interval '1 minute'` })
    .where(sql`order_id = ${orderId}`)

test('each number is that of the page that it leads to', async () => {
  const { read, today, services, aPaidOrder, anOrderInReview, refund } = await aDay()
  const [late, older, fresh] = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()]
  await waited(late.orderId, 4)
  await waited(older.orderId, 6)
  await anOrderInReview()
  await refund(fresh.orderId, { reason: 'No llegó.' })
  await checkout.db
    .insert(contactMessages)
    .values({ name: 'Ana', email: 'ana@example.com', phone: '', message: 'Hola.' })
  for (const [words, times] of [
    ['sidra', 3],
    ['mead', 9],
  ] as const) {
    const day = shopDay(services.env)
    await checkout.db.insert(fruitlessSearches).values({ day, words, foundSome: false, times })
  }
  const told = await today()
  const list = await read<{ counts: Record<WorkKind, number> }>('/admin/work')
  expect(Object.fromEntries(told.work.map(({ kind, count }) => [kind, count]))).toEqual(
    Object.fromEntries(Object.entries(list.counts).filter(([, count]) => count > 0)),
  )
  // As long as the first of them.
  expect(told.work.find(({ kind }) => kind === 'parcel-late')?.days).toBe(6)
  expect(told.work.find(({ kind }) => kind === 'message')?.days).toBe(0)
  // Two breweries have a part in each order.
  expect(told.late.count).toBe(list.counts['parcel-late'])
  expect(told.late.oldest.map(({ orderId, days }) => [orderId, days])).toEqual([
    ...[older, older].map(({ orderId }) => [orderId, 6]),
    ...[late, late].map(({ orderId }) => [orderId, 4]),
  ])
  const day = shopDay(services.env)
  const { total } = await read<MarketFigures>(`/admin/figures?from=${day}&to=${day}`)
  const { orders, units, sales, refunded } = total
  expect(told.today).toEqual({ day, orders, units, sales, refunded })
  const before = told.before.day
  const then = (await read<MarketFigures>(`/admin/figures?from=${before}&to=${before}`)).total
  expect(told.before).toMatchObject({ orders: then.orders, sales: then.sales })
  expect(new Date(day).getTime() - new Date(before).getTime()).toBe(7 * 86_400_000)
  const { open } = await read<{ open: number }>('/admin/messages')
  expect(list.counts.message).toBe(open)
  expect(told.failedJobs).toBe((await read<{ counts: { failed: number } }>('/admin/jobs')).counts.failed)
  const searches = await read<{ searches: unknown[] }>('/admin/searches?days=7')
  expect(told.searches).toEqual(searches.searches.slice(0, 5))
  expect(told.searches[0]).toMatchObject({ words: 'mead', times: 9 })
})

test('a new brewery is told with what can be bought of it, and an imported one is none', async () => {
  const { today, services } = await aDay()
  const [full, empty] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  await aBeer(checkout.db, { companyId: full.id, onHand: 3 })
  await aBeer(checkout.db, { companyId: full.id, onHand: 0 })
  const { id: imported } = await aCompany(checkout.db, { userId: null })
  const { newest } = (await today()).breweries
  expect(newest.find(({ id }) => id === full.id)).toMatchObject({ beers: 1 })
  expect(newest.find(({ id }) => id === empty.id)).toMatchObject({ beers: 0 })
  expect(newest.map(({ id }) => id)).not.toContain(imported)
})

test('a parcel whose brewery nobody sells for any more is nobody’s, late or not', async () => {
  const { read, today, other, aPaidOrder } = await aDay()
  const { orderId } = await aPaidOrder()
  const kindsOf = async () => {
    const rows = await Promise.all(
      (['parcel-late', 'parcel-of-nobody'] as const).map((kind) =>
        read<{ work: WorkRow[] }>(`/admin/work?kind=${kind}`),
      ),
    )
    return rows.flatMap(({ work }) => work).filter((row) => row.orderId === orderId)
  }
  expect(await kindsOf()).toEqual([])
  // Its seller cannot log in: nobody could mark it as sent.
  await checkout.db.update(companies).set({ active: false }).where(sql`id = ${other.id}`)
  expect(await kindsOf()).toMatchObject([{ kind: 'parcel-of-nobody' }])
  await checkout.db.update(companies).set({ userId: null, active: true }).where(sql`id = ${other.id}`)
  expect(await kindsOf()).toMatchObject([{ kind: 'parcel-of-nobody' }])
  await waited(orderId, 5)
  expect((await kindsOf()).map(({ kind }) => kind).toSorted()).toEqual(['parcel-late', 'parcel-of-nobody'])
  expect((await today()).late.oldest.filter((row) => row.orderId === orderId)).toHaveLength(1)
})
