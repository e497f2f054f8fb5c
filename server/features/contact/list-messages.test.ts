import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listMessages, markMessage } from '#contract/contact-messages.ts'
import { auditEntries, auditValues, contactMessages } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aSale } from '#tests/factories/a-sale.ts'
import { aLoggedInAdmin, aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

/** An admin, a word that only messages of this test hold, and a way to write such messages and to list them. */
async function someMessages() {
  const admin = await aLoggedInAdmin(makeTestServices(database))
  const mark = randomUUID().slice(0, 8)
  const write = async (facts: Partial<typeof contactMessages.$inferInsert> = {}) => {
    const [kept] = await database.db
      .insert(contactMessages)
      .values({
        name: 'María Núñez',
        email: `maria-${mark}@correo.example`,
        phone: '+54 351 555 0100',
        message: 'Hola:\n¿Hacen envíos a Ushuaia?',
        ...facts,
      })
      .returning()
    return kept!
  }
  const list = async (query = '') => {
    const { status, body } = await admin.send('GET', `/admin/messages?q=${mark}${query}`)
    expect([status, body]).toMatchObject([200, {}])
    return listMessages.response.parse(body)
  }
  const say = (id: string, done: boolean) => admin.send('PUT', `/admin/messages/${id}`, { done })
  const entries = () => database.db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id))
  return { admin, mark, write, list, say, entries }
}

test('open messages come newest first, with the purchase that they are about', async () => {
  const { write, list } = await someMessages()
  const beer = await aBeer(database.db)
  const { orderId } = await aSale(database.db, '2026-03-01T12:00:00Z', [{ beer, quantity: 1 }])
  const old = await write({ createdAt: new Date('2026-03-01T12:00:00Z') })
  const fresh = await write({ createdAt: new Date('2026-03-02T12:00:00Z'), orderId })
  await write({ doneAt: new Date() })
  const { messages, ...counts } = await list()
  expect(counts).toEqual({ total: 2, totalPages: 1, open: 2, done: 1 })
  expect(messages.map(({ id }) => id)).toEqual([fresh.id, old.id])
  expect(messages[0]).toEqual({
    id: fresh.id,
    name: 'María Núñez',
    email: fresh.email,
    phone: '+54 351 555 0100',
    message: 'Hola:\n¿Hacen envíos a Ushuaia?',
    date: '2026-03-02T12:00:00.000Z',
    done: null,
    answers: 0,
    purchase: orderId,
  })
})

test('what is done is found apart, and both together', async () => {
  const { write, list } = await someMessages()
  await write()
  const done = await write({ doneAt: new Date('2026-03-02T12:00:00Z') })
  expect(await list('&state=done')).toMatchObject({
    messages: [{ id: done.id, done: '2026-03-02T12:00:00.000Z' }],
    total: 1,
    open: 1,
    done: 1,
  })
  expect((await list('&state=all')).messages).toHaveLength(2)
})

test('people are found by a part of their name or e-mail, whatever its accents and capitals', async () => {
  const { admin, mark, write } = await someMessages()
  const { id } = await write({ name: `Núñez ${mark}`, email: 'otra@correo.example' })
  await write({ name: 'Ana', email: `ANA-100%25_${mark}@correo.example`.toLowerCase() })
  const found = async (q: string) =>
    listMessages.response.parse((await admin.send('GET', `/admin/messages?q=${encodeURIComponent(q)}`)).body)
  expect((await found(`NUNEZ ${mark}`)).messages.map((message) => message.id)).toEqual([id])
  expect((await found(`_${mark}@correo`)).total).toBe(1)
  expect((await found(`%${mark}@correo`)).total).toBe(0)
})

test('pages of 25; past the end there is nothing, and the counts stay', async () => {
  const { write, list } = await someMessages()
  for (let count = 0; count < 26; count++) await write()
  expect((await list()).messages).toHaveLength(25)
  expect((await list('&pag=2')).messages).toHaveLength(1)
  expect(await list('&pag=3')).toMatchObject({ messages: [], total: 26, totalPages: 2, open: 26 })
})

test('done and open again, each in the audit log without what it says or who wrote it', async () => {
  const { write, list, say, entries } = await someMessages()
  const { id } = await write()
  const done = await say(id, true)
  expect(done.status).toBe(200)
  expect(markMessage.response.parse(done.body).done).toMatch(/Z$/)
  expect((await list()).messages).toEqual([])
  expect((await say(id, true)).body).toEqual(done.body)
  expect((await say(id.toUpperCase(), false)).body).toMatchObject({ id, done: null })
  expect((await list()).messages).toHaveLength(1)
  const kept = await entries()
  expect(
    kept.map(({ action, subjectKind, subjectId, facts }) => [action, subjectKind, subjectId, facts]),
  ).toEqual([
    ['message-done', 'message', id, {}],
    ['message-reopened', 'message', id, {}],
  ])
  for (const entry of kept) {
    const values = await database.db.select().from(auditValues).where(eq(auditValues.entryId, entry.id))
    expect(values.map(({ part }) => part)).toEqual(['actor'])
  }
})

test('two admins at once: it is done once', async () => {
  const { write, say, entries } = await someMessages()
  const { id } = await write()
  const answers = await Promise.all(Array.from({ length: 6 }, () => say(id, true)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(await entries()).toHaveLength(1)
})

test('a message that is not there is not found, and only admins read what people write', async () => {
  const { write, say } = await someMessages()
  const { id } = await write()
  expect((await say(randomUUID(), true)).status).toBe(404)
  expect((await say('nada', true)).status).toBe(404)
  const services = makeTestServices(database)
  const buyer = await aLoggedInBuyer(services)
  for (const [method, path, body] of [
    ['GET', '/admin/messages', undefined],
    ['PUT', `/admin/messages/${id}`, { done: true }],
  ] as const) {
    expect((await sendJson(services, method, path, { body })).status).toBe(401)
    expect((await buyer.send(method, path, body)).status).toBe(403)
  }
})

test.each(['state=lost', 'pag=0', 'since=2026'])('%s is refused', async (query) => {
  const { admin } = await someMessages()
  expect((await admin.send('GET', `/admin/messages?${query}`)).status).toBe(400)
})
