import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { WaitingWork } from '#contract/admin-today.ts'
import { contactMessages, orders, users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aLoggedInAdmin } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

test('the panel counts people, and what waits', async () => {
  const admin = await aLoggedInAdmin(makeTestServices(database))
  const panel = async () => (await admin.send('GET', '/admin/panel')).body
  expect(await panel()).toEqual({ buyers: 0, sellers: 0, work: [], failedJobs: 0, reports: 0 })

  const buyer = await aBuyer(database.db)
  const gone = await aBuyer(database.db)
  await database.db.update(users).set({ active: false, deletedAt: new Date() }).where(eq(users.id, gone.id))
  await aCompany(database.db)
  const order = {
    buyerId: buyer.id,
    requestHash: '',
    stockHeld: false,
    totalCents: 100,
    chargeCents: 100,
    chargeCurrency: 'USD' as const,
    payableUntil: new Date(),
    recipient: '',
    address: '',
    city: '',
    addressState: '',
    country: '',
  }
  await database.db.insert(orders).values([
    { ...order, idempotencyKey: 'a', state: 'review' },
    { ...order, idempotencyKey: 'b', state: 'refund_due' },
  ])
  const message = { name: 'Ana', email: 'ana@correo.example', phone: '', message: 'Hola' }
  await database.db.insert(contactMessages).values([message, { ...message, doneAt: new Date() }])
  const told = await panel()
  expect(told).toMatchObject({
    ...{ buyers: 1, sellers: 1, failedJobs: 0, reports: 0 },
    work: expect.arrayContaining([expect.objectContaining({ kind: 'message', count: 1, days: 0 })]),
  })
  // All of it, and in the same words as the shop's day.
  const { work, failedJobs, reports } = (await admin.send('GET', '/admin/today')).body as WaitingWork
  expect(told).toMatchObject({ work, failedJobs, reports })
})

test('the list of admins says who is switched off and who has a second factor', async () => {
  const services = makeTestServices(database)
  const [first, second] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  await database.db.update(users).set({ name: 'Abril', active: false }).where(eq(users.id, first.id))
  await database.db
    .update(users)
    .set({ name: 'Benita', twoFactorEnabled: true })
    .where(eq(users.id, second.id))
  const { body } = await second.send('GET', '/admin/admins')
  const { admins } = body as { admins: { id: string }[] }
  expect(admins.filter(({ id }) => [first.id, second.id].includes(id))).toEqual([
    { id: first.id, name: 'Abril', email: first.email, status: false, secondFactor: false, role: 'owner' },
    { id: second.id, name: 'Benita', email: second.email, status: true, secondFactor: true, role: 'owner' },
  ])
})
