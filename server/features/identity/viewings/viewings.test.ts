import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { VIEWING } from '#contract/limits.ts'
import { auditEntries, sessions, users, viewings } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aCompany } from '#tests/factories/a-beer.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  inABrowser,
} from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import type { Services } from '../../../services.ts'
import { endOverViewings } from './end-over-viewings.ts'

const database = useTestDatabase()
let services: Services
let db: Services['db']
beforeAll(() => {
  services = makeTestServices(database)
  db = services.db
})
const reason = 'No encuentra su pedido del martes.'

type Browser = Awaited<ReturnType<typeof aLoggedInAdmin>>
const seeAs = (admin: Pick<Browser, 'send'>, id: string) =>
  admin.send('POST', '/admin/viewings', { id, reason })
const open = () => db.$count(viewings, sql`ended_at IS NULL`)
const logged = async (adminId: string) =>
  (
    await db.select().from(auditEntries).where(eq(auditEntries.actorId, adminId)).orderBy(auditEntries.id)
  ).map(({ action, subjectId }) => [action, subjectId])

test('an admin is answered as a buyer for half an hour, and is themselves again', async () => {
  const [admin, buyer] = [await aLoggedInAdmin(services), await aLoggedInBuyer(services)]
  const begun = await seeAs(admin, buyer.id)
  expect(begun).toMatchObject({ status: 201, body: { role: 'Person', id: buyer.id } })
  const { until } = begun.body as { until: string }
  const minutes = (Date.parse(until) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(VIEWING.minutes - 1)
  expect(minutes).toBeLessThanOrEqual(VIEWING.minutes + 0.1)
  expect(await admin.session()).toEqual({
    ...{ access: true, id: buyer.id, role: 'Person', name: 'Ana Pérez' },
    seeing: { adminId: admin.id, userId: buyer.id, until },
  })
  // No session of theirs is made, or touched.
  expect(await db.$count(sessions, eq(sessions.userId, buyer.id))).toBe(1)
  expect(await admin.account()).toMatchObject({ email: buyer.email })
  expect(await admin.send('GET', '/admin/panel')).toMatchObject({
    status: 403,
    body: { code: 'only-seeing' },
  })
  expect(await admin.send('DELETE', '/viewing')).toMatchObject({
    status: 200,
    body: { role: 'Person', id: buyer.id },
  })
  expect(await admin.session()).toMatchObject({ id: admin.id, role: 'Admin' })
  expect(await logged(admin.id)).toEqual([
    ['viewing-begun', buyer.id],
    ['viewing-ended', buyer.id],
  ])
  // Once more, as another tab does: the same answer, and nothing more is written down.
  expect(await admin.send('DELETE', '/viewing')).toMatchObject({ status: 200, body: { id: buyer.id } })
  expect(await logged(admin.id)).toHaveLength(2)
})

test('as a brewery, they act as its company; its owner reads who it was, when and why', async () => {
  const [admin, seller] = [await aLoggedInAdmin(services), await aLoggedInSeller(services)]
  await db.update(users).set({ name: 'Rita Gómez' }).where(eq(users.id, admin.id))
  expect((await seeAs(admin, seller.id)).body).toMatchObject({ role: 'Company', id: seller.id })
  expect(await admin.session()).toMatchObject({ id: seller.id, role: 'Company' })
  expect((await admin.send('GET', `/company/${seller.id}/today`)).status).toBe(200)
  await admin.send('DELETE', '/viewing')
  const { body } = await seller.send('GET', '/account/viewings')
  expect(body).toMatchObject({ viewings: [{ by: 'Rita', reason }], hasMore: false })
  expect(JSON.stringify(body)).not.toMatch(/Gómez|lupulo\.example/)
})

test('never as an admin, as who is switched off or gone, or where nobody logs in', async () => {
  const admin = await aLoggedInAdmin(services)
  const off = await aLoggedInBuyer(services, { user: { active: false } })
  const gone = await aLoggedInBuyer(services, { user: { active: false, deletedAt: new Date() } })
  const switchedOff = await aLoggedInSeller(services, { active: false })
  const { id: imported } = await aCompany(db, { userId: null })
  const ids = [admin.id, (await aLoggedInAdmin(services)).id, off.id, gone.id, switchedOff.id, imported]
  for (const id of [...ids, crypto.randomUUID()])
    expect([id, await seeAs(admin, id)]).toMatchObject([
      id,
      { status: 404, body: { code: 'user-not-found' } },
    ])
  expect(await logged(admin.id)).toEqual([])
})

test('a reason is asked for, neither too short nor too long', async () => {
  const [admin, buyer] = [await aLoggedInAdmin(services), await aLoggedInBuyer(services)]
  for (const words of ['', 'Llamó.', '          ', 'x'.repeat(301)]) {
    const answer = await admin.send('POST', '/admin/viewings', { id: buyer.id, reason: words })
    expect([words, answer]).toMatchObject([words, { status: 400, body: { fields: { reason: /./ } } }])
  }
})

test('one person at a time: of two begins at once one is open, and the other browser is the admin’s again', async () => {
  const admin = await aLoggedInAdmin(services)
  const other = await inABrowser(services, admin)
  const buyers = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  const before = await open()
  const both = await Promise.all([seeAs(admin, buyers[0]!.id), seeAs(other, buyers[1]!.id)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect((await open()) - before).toBe(1)
  const roles = [await admin.session(), await other.session()].map((user) => (user as { role: string }).role)
  expect(roles.toSorted()).toEqual(['Admin', 'Person'])
  // Ended from the browser that sees nobody any more, too.
  await admin.send('DELETE', '/viewing')
  expect((await open()) - before).toBe(0)
  expect(await other.session()).toMatchObject({ role: 'Admin' })
})

test('it is over with its time, with whom it shows, and with the admin’s session', async () => {
  const [admin, buyer] = [await aLoggedInAdmin(services), await aLoggedInBuyer(services)]
  await seeAs(admin, buyer.id)
  await db
    .update(viewings)
    .set({ begunAt: sql`now() - interval '31 minutes'`, until: sql`now() - interval '1 minute'` })
    .where(eq(viewings.adminId, admin.id))
  expect(await admin.session()).toMatchObject({ role: 'Admin' })
  await Promise.all([endOverViewings(db), endOverViewings(db)])
  expect(await logged(admin.id)).toHaveLength(2)
  const [over] = await db.select().from(viewings).where(eq(viewings.adminId, admin.id))
  expect(over!.endedAt).toEqual(over!.until)

  await seeAs(admin, buyer.id)
  await db.update(users).set({ active: false }).where(eq(users.id, buyer.id))
  expect(await admin.session()).toMatchObject({ role: 'Admin' })

  const [second, another] = [await aLoggedInAdmin(services), await aLoggedInBuyer(services)]
  await seeAs(second, another.id)
  await db.delete(sessions).where(eq(sessions.userId, second.id))
  expect(await second.session()).toBeNull()
  await endOverViewings(db)
  expect(await logged(second.id)).toHaveLength(2)
})

test('who is switched off while they are seen is seen no more, also once they are on again', async () => {
  const [admin, desk] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  const buyer = await aLoggedInBuyer(services)
  await seeAs(admin, buyer.id)
  await desk.send('PUT', '/user', { id: buyer.id, status: false, reason: 'Lo pidió.' })
  await desk.send('PUT', '/user', { id: buyer.id, status: true })
  expect(await admin.session()).toMatchObject({ role: 'Admin' })
})

test('an admin begins so many an hour', async () => {
  const limited = makeTestServices(database, { RATE_LIMITS: 'on' })
  const [admin, buyer] = [await aLoggedInAdmin(limited), await aLoggedInBuyer(limited)]
  for (let count = 0; count < VIEWING.perHour; count++) {
    expect((await seeAs(admin, buyer.id)).status).toBe(201)
    // A second one from the same browser is refused as all else is: a page that was left open begins nothing.
    if (!count) expect(await seeAs(admin, buyer.id)).toMatchObject({ body: { code: 'only-seeing' } })
    await admin.send('DELETE', '/viewing')
  }
  expect(await seeAs(admin, buyer.id)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
})

test('where the shop asks admins for a second factor, who has none sees nobody', async () => {
  const strict = makeTestServices(database, { ADMIN_SECOND_FACTOR: 'required' })
  const [admin, buyer] = [await aLoggedInAdmin(strict), await aLoggedInBuyer(strict)]
  expect(await seeAs(admin, buyer.id)).toMatchObject({ status: 403, body: { code: 'second-factor-missing' } })
})
