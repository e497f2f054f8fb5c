import { desc, eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { orderCode } from '#contract/order-code.ts'
import { contactMessages, orders, outbox } from '#database/schema.ts'
import { createSmtpMailer } from '#server/adapters/smtp/create-smtp-mailer.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { useJobQueue } from '#tests/factories/a-checkout.ts'
import { aLoggedInBuyer } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { aSandbox } from '#tests/sandbox/a-sandbox.ts'

const database = useTestDatabase({ poolSize: 20 })
const jobs = useJobQueue(database)

const LIMITED = { RATE_LIMITS: 'on', CONTACT_MESSAGES_PER_HOUR: '2' }
const SENT = [201, { message: 'message sent successfully' }]

let people = 0
const aMessage = (over: Record<string, unknown> = {}) => ({
  name: "María José O'Higgins",
  email: `maria${++people}@correo.example`,
  phone: '+543515550100',
  message: 'Hola:\n¿Hacen envíos a Ushuaia?',
  ...over,
})

const aShop = (settings: Record<string, string> = {}) =>
  makeTestServices(database, settings, { jobs: jobs.queue })

const write = (body: object, services = aShop(), from = '203.0.113.7') =>
  sendJson(services, 'POST', '/contactme', { body, from })

const keptOf = (email: string) =>
  database.db.select().from(contactMessages).where(eq(contactMessages.email, email))

async function newestMail() {
  const [mail] = await database.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  return mail!
}

/** The newest mail of the outbox, sent over SMTP: parsed, and as it went over the wire. */
async function deliver(services = aShop()) {
  const sandbox = await aSandbox()
  const mailer = createSmtpMailer({ smtpUrl: sandbox.smtpUrl, from: services.env.MAIL_FROM })
  onTestFinished(() => mailer.close())
  expect(await sendOutboxMail({ ...services, mailer }, (await newestMail()).id)).toBe(true)
  const { body } = await sandbox.call('GET', '/mail/messages.json')
  expect(body.messages).toHaveLength(1)
  const { id } = body.messages[0]
  const raw = await (await fetch(`${sandbox.url}/mail/messages/${id}.eml`)).text()
  return {
    message: (await sandbox.call('GET', `/mail/messages/${id}.json`)).body,
    headers: raw
      .slice(0, raw.indexOf('\r\n\r\n'))
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n'),
  }
}

test('a message is kept, and mailed to the shop with the sender to answer to', async () => {
  const services = aShop({ CONTACT_EMAIL: 'ayuda@lupulo.example' })
  const written = aMessage({ message: 'Hola:\r\n¿Hacen <b>envíos</b>?' })
  const { status, body } = await write({ ...written, email: written.email.toUpperCase() }, services)
  expect([status, body]).toEqual(SENT)
  const message = 'Hola:\n¿Hacen <b>envíos</b>?'
  expect(await keptOf(written.email)).toEqual([expect.objectContaining({ ...written, message })])

  const mail = await deliver(services)
  expect(mail.message.to).toEqual(['ayuda@lupulo.example'])
  expect(mail.message.from).toBe('hola@lupulo.example')
  expect(mail.message.subject).toBe("Mensaje de María José O'Higgins")
  expect(mail.message.text).toContain('> Hola:\n> ¿Hacen <b>envíos</b>?')
  expect(mail.message.text).toContain(`(${written.email}, +543515550100)`)
  expect(mail.message.html).toContain('¿Hacen &lt;b&gt;envíos&lt;/b&gt;?')
  expect(mail.headers).toContain(`Reply-To: ${written.email}`)
})

test.each([
  ['name', 'Eva\r\nBcc: eva@example.com'],
  ['name', 'Eva\nBcc: eva@example.com'],
  ['name', 'Eva\u0000'],
  ['name', 'Eva\u2028Bcc'],
  ['email', 'eva@example.com\r\nBcc: ana@example.com'],
  ['email', 'eva@example.com\nana@example.com'],
  ['email', 'eva@example.com,ana@example.com'],
  ['email', '"Eva\r\nBcc: ana"@example.com'],
  ['phone', '351\r\nBcc: 2'],
])('%s = %j is refused: nothing is kept and no mail written', async (field, value) => {
  const count = async () => [await database.db.$count(contactMessages), await database.db.$count(outbox)]
  const before = await count()
  const { status, body } = await write(aMessage({ [field]: value }))
  expect([status, body]).toMatchObject([400, { code: 'malformed', fields: { [field]: expect.any(String) } }])
  expect(await count()).toEqual(before)
})

test('what reached the table some other way begins no header either', async () => {
  const services = aShop()
  const written = aMessage()
  await write(written, services)
  const broken = {
    name: 'Eva\r\nBcc: eva@example.com\r\n\r\nOtro cuerpo',
    message: 'Hola\r\nBcc: eva@example.com',
  }
  await database.db.update(contactMessages).set(broken).where(eq(contactMessages.email, written.email))
  const { message, headers } = await deliver(services)
  expect(message.to).toEqual(['hola@lupulo.example'])
  expect(message.subject).toBe('Mensaje de Eva Bcc: eva@example.com Otro cuerpo')
  expect(headers.map((header: string) => header.split(':')[0])).not.toContain('Bcc')

  await write(aMessage(), services)
  await database.db.update(contactMessages).set({ email: 'eva@example.com\r\nBcc: ana@example.com' })
  const mailer = createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: services.env.MAIL_FROM })
  onTestFinished(() => mailer.close())
  const reasons: unknown[] = []
  const log = { ...services.log, warn: (facts: { reason: string }) => reasons.push(facts.reason) }
  const sent = await sendOutboxMail({ ...services, mailer, log: log as never }, (await newestMail()).id)
  expect([sent, reasons]).toEqual([false, ['not a plain e-mail address']])
})

test('the same message twice at once is one, and both are told that it was sent', async () => {
  const written = aMessage()
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(written)))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(20).fill(SENT))
  const [kept, ...more] = await keptOf(written.email)
  expect(more).toEqual([])
  expect(await database.db.$count(outbox, eq(outbox.dedupeKey, `contact:${kept!.id}`))).toBe(1)

  expect((await write({ ...written, message: 'Otra cosa' })).status).toBe(201)
  expect(await keptOf(written.email)).toHaveLength(2)
  await database.db.update(contactMessages).set({ createdAt: sql`now() - interval '61 seconds'` })
  expect((await write(written)).status).toBe(201)
  expect(await keptOf(written.email)).toHaveLength(3)
})

test('one address writes only so often; strangers who write under somebody’s e-mail spend nothing of theirs', async () => {
  const services = aShop(LIMITED)
  const from = '198.51.100.1'
  expect((await write(aMessage(), services, from)).status).toBe(201)
  const last = aMessage()
  expect((await write(last, services, from)).status).toBe(201)
  const more = aMessage()
  const third = await write(more, services, from)
  expect([third.status, third.body]).toEqual([
    429,
    {
      code: 'too-many-requests',
      message: 'Demasiados intentos. Vuelve a probar en 60 minutos.',
      retryAfterSeconds: expect.any(Number),
    },
  ])
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await keptOf(more.email)).toEqual([])
  // Clicked twice, the last one allowed is still told that it was sent.
  expect((await write(last, services, from)).status).toBe(201)

  const { email } = aMessage()
  const of = async (n: number) =>
    (await write(aMessage({ email, message: `Mensaje ${n}` }), services, `198.51.100.1${n}`)).status
  expect([await of(1), await of(2), await of(3)]).toEqual([201, 201, 201])
})

test('a message about a purchase names it to the shop, when it is the writer’s own', async () => {
  const services = aShop()
  const [own, other] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  const [order] = await database.db
    .insert(orders)
    .values({
      ...{ buyerId: own.id, idempotencyKey: 'help', requestHash: '', totalCents: 450, stockHeld: false },
      ...{ chargeCents: 450, chargeCurrency: 'USD' },
      ...{ recipient: 'Ana', address: 'x 1', city: 'x', addressState: 'x', country: 'Chile' },
      payableUntil: new Date(),
    })
    .returning()
  const about = async (headers: Record<string, string>, purchase: string) => {
    const written = aMessage({ purchase })
    const answer = await sendJson(services, 'POST', '/contactme', { body: written, headers })
    expect([answer.status, answer.body]).toEqual(SENT)
    return (await keptOf(written.email))[0]!.orderId
  }
  for (const [headers, id] of [
    [other.headers, order!.id],
    [{}, order!.id],
    [own.headers, 'nada'],
    [own.headers, ''],
  ] as const) {
    expect(await about(headers, id)).toBeNull()
  }
  expect(await about(own.headers, order!.id)).toBe(order!.id)
  expect((await deliver()).message.text).toContain(`Es sobre su compra ${orderCode(order!.id)}.`)
})
