import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ContactAnswer, ContactMessage } from '#contract/contact-messages.ts'
import { CONTACT_ANSWERS_MOST } from '#contract/limits.ts'
import { auditEntries, auditValues, contactAnswers, contactMessages } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aPostOffice } from '#tests/factories/a-post-office.ts'
import { aLoggedInAdmin, mailsTo } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase({ poolSize: 20 })
type Answered = { message: ContactMessage; answers: ContactAnswer[] }

/** A message of somebody, and two admins who may answer it. */
async function aDesk(facts: Partial<typeof contactMessages.$inferInsert> = {}) {
  const services = makeTestServices(database, { CONTACT_EMAIL: 'ayuda@lupulo.example' })
  const [ana, eva] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  const [kept] = await database.db
    .insert(contactMessages)
    .values({
      ...{ name: 'María', email: `maria-${randomUUID()}@correo.example`, phone: '351' },
      message: '¿Hacen envíos?\nGracias.',
      ...facts,
    })
    .returning()
  const message = kept!
  const answer = (by: typeof ana, body: object = {}) =>
    by.send('POST', `/admin/messages/${message.id}/answers`, {
      ...{ key: randomUUID(), seen: 0, words: 'Sí, a todo el país.' },
      ...body,
    })
  const answersKept = () =>
    database.db.select().from(contactAnswers).where(eq(contactAnswers.messageId, message.id))
  return { services, ana, eva, message, answer, answersKept }
}

test('an answer leaves by mail, closes the message, and stands with it; the audit log says who, not what', async () => {
  const { services, ana, message, answer } = await aDesk()
  const said = await answer(ana, { words: 'Sí:\r\na <b>todo</b> el país.' })
  expect(said.status).toBe(201)
  expect(said.body).toMatchObject({
    message: { id: message.id, done: expect.stringMatching(/Z$/), answers: 1 },
    answers: [{ by: `${ana.name} (${ana.email})`, words: 'Sí:\na <b>todo</b> el país.', mail: 'waits' }],
  })
  const [mail, ...more] = await mailsTo(services, message.email)
  expect([mail!.kind, more]).toEqual(['contact-answered', []])
  const office = aPostOffice(services)
  await office.deliver()
  const sent = office.sent.find(({ to }) => to === message.email)
  expect(sent).toMatchObject({ to: message.email, replyTo: 'ayuda@lupulo.example' })
  expect(sent!.text).toContain('> Sí:\n> a <b>todo</b> el país.')
  expect(sent!.text).toContain('Lo que escribiste:\n¿Hacen envíos?\nGracias.')
  expect(sent!.html).toContain('a &lt;b&gt;todo&lt;/b&gt; el país.')
  const read = await ana.send('GET', `/admin/messages/${message.id}`)
  expect((read.body as Answered).answers[0]!.mail).toBe('left')
  // Once it has left nobody's address stands there.
  expect(await mailsTo(services, message.email)).toEqual([])
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.actorId, ana.id))
  expect(entries).toMatchObject([
    { action: 'message-answered', subjectKind: 'message', subjectId: message.id },
  ])
  const values = await database.db.select().from(auditValues).where(eq(auditValues.entryId, entries[0]!.id))
  expect(values.map(({ part }) => part)).toEqual(['actor'])
})

test('the mail speaks what the message was written in', async () => {
  const { services, ana, message, answer } = await aDesk({ language: 'pt' })
  await answer(ana)
  const office = aPostOffice(services)
  await office.deliver()
  expect(office.inbox(message.email)).toContain('Respondemos: sua mensagem ao Lúpulo')
})

test('two admins at once: one answer is sent, and the other is told; a second click sends nothing more', async () => {
  for (let time = 0; time < 4; time++) {
    const { services, ana, eva, message, answer, answersKept } = await aDesk()
    const key = randomUUID()
    const answers = await Promise.all([
      answer(ana, { key }),
      answer(eva, { words: 'No sé.' }),
      answer(ana, { key }),
    ])
    const kept = await answersKept()
    expect(kept).toHaveLength(1)
    expect(await mailsTo(services, message.email)).toHaveLength(1)
    const isAnas = kept[0]!.adminId === ana.id
    const refused = [409, expect.objectContaining({ code: 'message-answered' })]
    const taken = [201, expect.anything()]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      isAnas ? [taken, refused, taken] : [refused, taken, refused],
    )
  }
})

test('who has read the first answer sends another; it stays closed, and beyond so many there is no room', async () => {
  const { ana, message, answer, answersKept } = await aDesk()
  for (let seen = 0; seen < CONTACT_ANSWERS_MOST; seen++) {
    expect((await answer(ana, { seen })).status).toBe(201)
  }
  const over = await answer(ana, { seen: CONTACT_ANSWERS_MOST })
  expect([over.status, over.body]).toMatchObject([409, { code: 'enough-written' }])
  expect(await answersKept()).toHaveLength(CONTACT_ANSWERS_MOST)
  const [one] = await database.db.select().from(contactMessages).where(eq(contactMessages.id, message.id))
  expect(one!.doneAt).toBeTruthy()
})

test.each([
  [{ words: '  ' }, 400],
  [{ words: 'x'.repeat(4001) }, 400],
  [{ words: 'a\u0000' }, 400],
  [{ key: 'nada' }, 400],
  [{ seen: -1 }, 400],
  [{ more: 1 }, 400],
])('%j is refused, and nothing is sent', async (body, status) => {
  const { ana, answer, answersKept } = await aDesk()
  expect((await answer(ana, body)).status).toBe(status)
  expect(await answersKept()).toEqual([])
})

test('what is not there is not found', async () => {
  const { ana } = await aDesk()
  const body = { key: randomUUID(), seen: 0, words: 'Hola' }
  for (const id of [randomUUID(), 'nada']) {
    expect((await ana.send('POST', `/admin/messages/${id}/answers`, body)).status).toBe(404)
    expect((await ana.send('GET', `/admin/messages/${id}`)).status).toBe(404)
  }
})
