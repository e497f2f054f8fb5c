import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OpenSession } from '#contract/sessions.ts'
import { sessions } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLoggedInAdmin, aLoggedInBuyer, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const services = () => makeTestServices(database)

/** Lets a person's sessions be so old, opened and last written down so many minutes ago. */
async function age(userId: string, minutes: { opened: number; used: number }): Promise<void> {
  await database.db
    .update(sessions)
    .set({
      createdAt: sql`now() - make_interval(mins => ${minutes.opened})`,
      updatedAt: sql`now() - make_interval(mins => ${minutes.used})`,
    })
    .where(eq(sessions.userId, userId))
}

async function usedMinutesAgo(userId: string): Promise<number> {
  const [found] = await database.db.select().from(sessions).where(eq(sessions.userId, userId))
  return (Date.now() - found!.updatedAt.getTime()) / 60_000
}

test.each([
  ['used a moment ago, stays', { opened: 700, used: 1 }, true],
  ['used within the hour, stays', { opened: 59, used: 59 }, true],
  ['not used for an hour, is over', { opened: 61, used: 61 }, false],
  ['used all day, is over after twelve hours', { opened: 721, used: 1 }, false],
])('the session of an admin, %s', async (_, minutes, open) => {
  const admin = await aLoggedInAdmin(services())
  await age(admin.id, minutes)
  expect((await admin.session()) !== null).toBe(open)
  expect((await admin.send('GET', '/account')).status).toBe(open ? 200 : 401)
  expect((await services().identity.ownSession(new Headers(admin.headers))) !== null).toBe(open)
})

test('others keep theirs, however long they were away', async () => {
  const buyer = await aLoggedInBuyer(services())
  await age(buyer.id, { opened: 20_000, used: 20_000 })
  expect(await buyer.session()).toMatchObject({ id: buyer.id })
  await age(buyer.id, { opened: 20_000, used: 20_000 })
  await buyer.send('GET', '/account')
  expect(await usedMinutesAgo(buyer.id)).toBeCloseTo(20_000, 0)
})

test('any call of an admin counts as use, written down every five minutes', async () => {
  const admin = await aLoggedInAdmin(services())
  await age(admin.id, { opened: 50, used: 4 })
  await admin.send('GET', '/account')
  expect(await usedMinutesAgo(admin.id)).toBeCloseTo(4, 0)
  await age(admin.id, { opened: 50, used: 50 })
  await admin.send('GET', '/account')
  expect(await usedMinutesAgo(admin.id)).toBeCloseTo(0, 0)
})

test('a visit prolongs no session of an admin beyond that', async () => {
  const admin = await aLoggedInAdmin(services())
  await database.db
    .update(sessions)
    .set({ expiresAt: sql`now() + interval '1 day'` })
    .where(eq(sessions.userId, admin.id))
  expect(await admin.session()).not.toBeNull()
  await age(admin.id, { opened: 721, used: 0 })
  expect(await admin.session()).toBeNull()
})

test('what is over is not listed, and is gone with the next log-in', async () => {
  const admin = await aLoggedInAdmin(services())
  await age(admin.id, { opened: 90, used: 61 })
  const opened = await sendJson(services(), 'POST', '/login', {
    body: { email: admin.email, password: PASSWORD },
  })
  const headers = { cookie: opened.cookies[0]!.split(';')[0]! }
  const found = await sendJson(services(), 'GET', '/account/sessions', { headers })
  expect((found.body as OpenSession[]).map(({ isThis }) => isThis)).toEqual([true])
  expect(await database.db.$count(sessions, eq(sessions.userId, admin.id))).toBe(1)
})
