import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { ORDER_THREADS_PER_PAGE } from '#contract/limits.ts'
import type { ListedThread } from '#contract/order-messages.ts'
import type { OwnPurchase } from '#contract/purchases.ts'
import type { Today } from '#contract/today.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMessage } from '#tests/factories/a-message.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { listThreads } from './list-threads.ts'

const checkout = useCheckout()

type List = { threads: ListedThread[]; waiting: number; total: number; totalPages: number }

/** A brewery, its buyer, and a way to have another order paid. */
async function aBrewery() {
  const services = checkout.with()
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450, onHand: 500 })
  const anOrder = async () => {
    const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
    return { orderId, companyId: seller.id }
  }
  const list = async (pag = 1) =>
    (await seller.send('GET', `/company/${seller.id}/messages?pag=${pag}`)).body as List
  return { services, buyer, seller, anOrder, list }
}

test('what waits for an answer stands first, longest waiting first; then the others, newest first', async () => {
  const { services, buyer, seller, anOrder, list } = await aBrewery()
  expect(await list()).toEqual({ threads: [], waiting: 0, isOfNewest: false, total: 0, totalPages: 0 })
  const [one, two, three, four] = [await anOrder(), await anOrder(), await anOrder(), await anOrder()]
  await aMessage(services, three, { side: 'brewery', text: 'Sale hoy.' })
  await aMessage(services, one, { text: 'Primera' })
  await aMessage(services, two, { text: 'Segunda' })
  await aMessage(services, four, { text: 'Tercera' })
  await aMessage(services, four, { side: 'brewery', text: 'Respuesta' })
  await aMessage(services, one, { text: 'Otra vez' })
  const found = await list()
  expect(found).toMatchObject({ waiting: 2, total: 4, totalPages: 1 })
  expect(found.threads).toMatchObject([
    { orderId: one.orderId, text: 'Otra vez', by: 'buyer', buyer: 'Ana P.', days: 0, isNew: true },
    { orderId: two.orderId, text: 'Segunda', isNew: true },
    { orderId: four.orderId, text: 'Respuesta', by: 'brewery', waitingSince: null, isNew: true },
    { orderId: three.orderId, text: 'Sale hoy.', by: 'brewery', waitingSince: null, isNew: false },
  ])
  const today = (await seller.send('GET', `/company/${seller.id}/today`)).body as Today
  expect(today.messages).toMatchObject({ waiting: 2, oldest: found.threads.slice(0, 2) })
  const order = (await buyer.send('GET', `/purchases/${four.orderId}`)).body as OwnPurchase
  expect(order.parcels).toMatchObject([{ messages: { count: 2, unread: 1 } }])
  const admin = await aLoggedInAdmin(services)
  expect((await admin.send('GET', `/admin/orders/${four.orderId}`)).body).toMatchObject({
    parcels: [{ messages: 2 }],
  })
  const rival = await aLoggedInSeller(services)
  expect((await rival.send('GET', `/company/${seller.id}/messages`)).status).toBe(404)
})

test('page by page each thread comes once, where the two parts meet too', async () => {
  const { services, seller, anOrder, list } = await aBrewery()
  const orders: Awaited<ReturnType<typeof anOrder>>[] = []
  for (let at = 0; at < ORDER_THREADS_PER_PAGE + 6; at++) {
    const order = await anOrder()
    orders.push(order)
    await aMessage(services, order)
    if (at >= ORDER_THREADS_PER_PAGE - 4) await aMessage(services, order, { side: 'brewery', text: 'Sí' })
  }
  const pages = [await list(1), await list(2), await list(3)]
  expect(pages.map(({ threads }) => threads.length)).toEqual([ORDER_THREADS_PER_PAGE, 6, 0])
  const found = pages.flatMap(({ threads }) => threads)
  expect(new Set(found.map(({ orderId }) => orderId)).size).toBe(orders.length)
  expect(found.map(({ waitingSince }) => waitingSince !== null)).toEqual(
    found.map((_, at) => at < ORDER_THREADS_PER_PAGE - 4),
  )
  expect((await seller.send('GET', `/company/${seller.id}/messages?pag=0`)).status).toBe(400)
})

test('a word finds what was written, who bought and the end of a number; each has to be there', async () => {
  const { services, seller, anOrder } = await aBrewery()
  const [one, two] = [await anOrder(), await anOrder()]
  await aMessage(services, one, { text: 'Llegó una lata abollada, al 100%' })
  await aMessage(services, one, { side: 'brewery', text: 'Mandamos otra.' })
  await aMessage(services, two, { text: '¿Cuándo sale?' })
  const found = async (q: string) => {
    const { body } = await seller.send('GET', `/company/${seller.id}/messages?${new URLSearchParams({ q })}`)
    const { threads, waiting, total, totalPages, isOfNewest } = body as List & { isOfNewest: boolean }
    expect([threads.length, Math.min(total, 1), isOfNewest]).toEqual([total, totalPages, false])
    expect(waiting).toBe(threads.filter(({ waitingSince }) => waitingSince).length)
    return threads.map(({ orderId }) => orderId)
  }
  expect(await found('LLEGO')).toEqual([one.orderId])
  expect(await found('otra abollada')).toEqual([one.orderId])
  expect(await found('abollada sale')).toEqual([])
  expect(await found('100%')).toEqual([one.orderId])
  // Signs that LIKE reads are signs of the word.
  expect(await found('l%g_')).toEqual([])
  expect(await found('ana')).toEqual([two.orderId, one.orderId])
  expect(await found(`#${two.orderId.slice(-8).toUpperCase()}`)).toEqual([two.orderId])
  expect(await found(one.orderId)).toEqual([one.orderId])
  expect(await found(one.orderId.slice(-5))).toEqual([one.orderId])
})

test('words are looked for in what waits and in the newest others alone, a number in all', async () => {
  const { services, seller, anOrder } = await aBrewery()
  const [old, answered, waiting] = [await anOrder(), await anOrder(), await anOrder()]
  for (const order of [waiting, old, answered]) await aMessage(services, order, { text: 'Hola' })
  for (const order of [old, answered]) await aMessage(services, order, { side: 'brewery', text: 'Sí' })
  const found = async (q: string) => {
    const caller = { id: seller.id, role: 'Company' } as SessionUser
    const list = await listThreads(checkout.db, seller.id, { q }, caller, 1)
    if (isRefusal(list)) throw new Error('refused')
    return { ids: list.threads.map(({ orderId }) => orderId), isOfNewest: list.isOfNewest }
  }
  expect(await found('hola')).toEqual({ ids: [waiting.orderId, answered.orderId], isOfNewest: true })
  expect(await found(old.orderId.slice(-8))).toEqual({ ids: [old.orderId], isOfNewest: false })
})

test('each part is read in the order of its index', async () => {
  await checkout.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`)
    await tx.execute(sql`SET LOCAL enable_sort = off`)
    for (const [which, order, index] of [
      ['waiting_since IS NOT NULL', 'waiting_since, order_id', 'order_threads_waiting'],
      ['waiting_since IS NULL', 'last_at DESC, order_id DESC', 'order_threads_answered'],
    ] as const) {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`
        EXPLAIN SELECT * FROM order_threads WHERE company_id = '00000000-0000-4000-8000-000000000000' AND ${which}
        ORDER BY ${order} LIMIT 25`),
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain(index)
      expect(plan).not.toContain('Sort')
    }
  })
})
