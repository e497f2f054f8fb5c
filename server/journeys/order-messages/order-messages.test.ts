import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { ORDER_MESSAGE_MAX_CHARACTERS, ORDER_MESSAGES_DAYS } from '#contract/limits.ts'
import type { OrderThread } from '#contract/order-messages.ts'
import { companies, orderMessages, orders, outbox, users } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aPaidOrder, aPlacedOrder, type TestCheckout, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
} from '#tests/factories/logged-in-people.ts'
import { messagesAt, sendMessage } from '#tests/factories/send-message.ts'

const checkout = useCheckout({ poolSize: 20 })
afterEach(async () => expect(await findBrokenInvariants(checkout.database.pool)).toEqual([]))

/** A paid order of one brewery, and ways in which its two write each other. */
async function aBoughtParcel(services: TestCheckout = checkout.with()) {
  const [buyer, seller] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const beer = await aBeer(checkout.db, { companyId: seller.id, priceCents: 450 })
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  const parcel = { orderId, companyId: seller.id }
  const at = messagesAt(parcel)
  const write = (by: typeof buyer | typeof seller, text: string) =>
    sendMessage(services, by, parcel, { text })
  const read = async (by: Pick<typeof buyer, 'send'>) => (await by.send('GET', at)).body as OrderThread
  const look = async (by: Pick<typeof buyer, 'send'>) => {
    const until = (await read(by)).messages.at(-1)!.id
    expect((await by.send('PUT', `${at}/read`, { until })).status).toBe(200)
  }
  return { services, buyer, seller, beer, orderId, parcel, at, write, read, look }
}

/** Mails about messages to somebody, the oldest first. */
const toldOf = async (services: TestCheckout, email: string) =>
  (await mailsTo(services, email)).filter(({ kind }) => kind.startsWith('message-to-'))

/** Has every mail about messages written that waits for somebody, and answers with what was sent. */
async function sendTold(services: TestCheckout, email: string): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  for (const { id } of await toldOf(services, email)) await sendOutboxMail({ ...services, mailer }, id)
  return sent
}

test('the two of an order write each other, an admin reads along; who has no part in it finds nothing', async () => {
  const { services, buyer, seller, at, write, read } = await aBoughtParcel()
  expect(await read(buyer)).toMatchObject({ messages: [], total: 0, waits: false, closed: null })
  expect((await write(buyer, ' ¿Cuándo sale?\r\nGracias. ')).status).toBe(201)
  expect((await write(seller, 'Mañana: http://ejemplo.com')).status).toBe(201)
  const thread = await read(buyer)
  expect(thread).toMatchObject({ buyer: 'Ana P.', total: 2, totalPages: 1, waits: false })
  expect(thread.messages).toMatchObject([
    { by: 'buyer', text: '¿Cuándo sale?\nGracias.', isNew: false, pictures: [], erased: false },
    { by: 'brewery', text: 'Mañana: http://ejemplo.com', isNew: true },
  ])
  expect((await read(seller)).messages.map(({ isNew }) => isNew)).toEqual([true, false])
  const admin = await aLoggedInAdmin(services)
  expect((await read(admin)).messages.map(({ isNew }) => isNew)).toEqual([false, false])
  for (const stranger of [await aLoggedInBuyer(services), await aLoggedInSeller(services)]) {
    expect((await stranger.send('GET', at)).status).toBe(404)
    expect((await sendMessage(services, stranger, toParcel(at))).status).toBe(404)
    expect((await stranger.send('PUT', `${at}/read`, { until: thread.messages[0]!.id })).status).toBe(404)
  }
})

const toParcel = (at: string) => {
  const [, , orderId, , companyId] = at.split('/')
  return { orderId: orderId!, companyId: companyId! }
}

test('an order that nobody paid has no thread, nor has a brewery without a part in it, nor what is no id', async () => {
  const { services, buyer, seller, beer, orderId } = await aBoughtParcel()
  const unpaid = await aPlacedOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
  const nowhere = [
    { orderId: unpaid, companyId: seller.id },
    { orderId, companyId: randomUUID() },
    { orderId: 'nada', companyId: seller.id },
    { orderId, companyId: 'x' },
  ]
  for (const parcel of nowhere) {
    expect((await buyer.send('GET', messagesAt(parcel))).status).toBe(404)
    expect((await sendMessage(services, buyer, parcel)).status).toBe(404)
  }
})

test('nothing is no message: spaces, unseen signs, control characters, and more than fits', async () => {
  const { buyer, write, read } = await aBoughtParcel()
  for (const text of [
    '',
    ' \n\t ',
    '\u200b\u2060',
    '\u0000',
    'a\u0007b',
    'x'.repeat(ORDER_MESSAGE_MAX_CHARACTERS + 1),
  ]) {
    const refused = await write(buyer, text)
    expect([text, refused.status, refused.body]).toMatchObject([
      text,
      400,
      { fields: { text: expect.any(String) } },
    ])
  }
  expect((await write(buyer, 'x'.repeat(ORDER_MESSAGE_MAX_CHARACTERS))).status).toBe(201)
  expect((await read(buyer)).total).toBe(1)
})

test('sent twice under one key, at once or later, it is one message', async () => {
  const { services, buyer, parcel, read } = await aBoughtParcel()
  const twice = { text: 'Una vez.', key: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => sendMessage(services, buyer, parcel, twice)))
  answers.push(await sendMessage(services, buyer, parcel, twice))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await read(buyer)).total).toBe(1)
})

test('a buyer’s waits until it has an answer, or is said to need none; what comes after that waits anew', async () => {
  const { buyer, seller, at, write, read } = await aBoughtParcel()
  await write(seller, 'Demora un día.')
  expect((await read(seller)).waits).toBe(false)
  await write(buyer, '¿Por qué?')
  await write(buyer, '¿Y ahora?')
  expect((await read(seller)).waits).toBe(true)
  await write(seller, 'Se rompió la camioneta.')
  expect((await read(seller)).waits).toBe(false)
  await write(buyer, 'Gracias.')
  const thanks = (await read(seller)).messages.at(-1)!.id
  await write(buyer, 'Otra cosa: ¿viene con hielo?')
  const settled = await seller.send('PUT', `${at}/read`, { until: thanks, needsNoAnswer: true })
  expect(settled.body).toEqual({ waits: true })
  const until = (await read(seller)).messages.at(-1)!.id
  // Only the brewery says so of its own list.
  expect((await buyer.send('PUT', `${at}/read`, { until, needsNoAnswer: true })).body).toEqual({
    waits: true,
  })
  expect((await seller.send('PUT', `${at}/read`, { until, needsNoAnswer: true })).body).toEqual({
    waits: false,
  })
})

test('the other side is mailed once until they look, with how it begins; what they have looked at by then mails nobody', async () => {
  const { services, buyer, seller, orderId, write, look } = await aBoughtParcel()
  for (const text of ['¿Cuándo sale?', '¿Hola?', '¿Hay alguien?']) await write(buyer, text)
  expect(await toldOf(services, seller.email)).toHaveLength(1)
  const [mail] = await sendTold(services, seller.email)
  expect(mail).toMatchObject({ subject: `Ana P. te escribió: pedido ${orderId.slice(-8).toUpperCase()}` })
  expect(mail!.text).toContain('¿Cuándo sale?')
  expect(mail!.text).toContain(`/company/${seller.id}/parcels/${orderId}#messages`)
  await look(seller)
  await write(buyer, 'Escribo de nuevo.')
  expect(await toldOf(services, seller.email)).toHaveLength(2)
  await look(seller)
  expect(await sendTold(services, seller.email)).toEqual([])
  await write(seller, 'Sale hoy. Sigue en www.ejemplo.com')
  const [answer] = await sendTold(services, buyer.email)
  expect(answer!.text).toContain(`/myShop/${orderId}/messages/${seller.id}`)
  // Programs would make a link of it, under our name.
  expect(answer!.text).not.toContain('www.ejemplo.com')
})

test('who writes from both sides at once leaves one thread, in which all of it stands in order', async () => {
  const { buyer, seller, write, read } = await aBoughtParcel()
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, at) => write(at % 2 ? buyer : seller, `Mensaje ${at}`)),
  )
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 201))
  const { messages, total } = await read(buyer)
  expect(total).toBe(12)
  expect(messages.map(({ at }) => at)).toEqual(messages.map(({ at }) => at).toSorted())
})

test('so many a minute and a day, each side by itself', async () => {
  const limits = { RATE_LIMITS: 'on', ORDER_MESSAGES_PER_MINUTE: '3', ORDER_MESSAGES_PER_DAY: '100' }
  const { buyer, seller, write } = await aBoughtParcel(checkout.with(limits))
  for (let sent = 0; sent < 3; sent++) expect((await write(buyer, 'Hola')).status).toBe(201)
  expect(await write(buyer, 'Hola')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect((await write(seller, 'Hola')).status).toBe(201)
  const day = { RATE_LIMITS: 'on', ORDER_MESSAGES_PER_MINUTE: '100', ORDER_MESSAGES_PER_DAY: '2' }
  const another = await aBoughtParcel(checkout.with(day))
  for (let sent = 0; sent < 2; sent++) expect((await another.write(another.buyer, 'Hola')).status).toBe(201)
  expect((await another.write(another.buyer, 'Hola')).status).toBe(429)
})

test('a year later, or where nobody reads any more, nothing is written, and all can still be read', async () => {
  const { buyer, seller, orderId, write, read } = await aBoughtParcel()
  await write(buyer, '¿Cuándo sale?')
  await checkout.db
    .update(orders)
    .set({ paidAt: sql`paid_at - ${ORDER_MESSAGES_DAYS + 1} * interval '1 day'` })
    .where(eq(orders.id, orderId))
  expect(await write(seller, 'Ya salió.')).toMatchObject({ status: 409, body: { code: 'thread-over' } })
  expect(await read(seller)).toMatchObject({ closed: 'over', total: 1 })
  const other = await aBoughtParcel()
  await checkout.db.update(companies).set({ active: false }).where(eq(companies.id, other.seller.id))
  expect(await other.write(other.buyer, 'Hola')).toMatchObject({
    status: 409,
    body: { code: 'nobody-reads' },
  })
  expect(await other.read(other.buyer)).toMatchObject({ closed: 'nobody-reads' })
  await checkout.db.update(companies).set({ active: true }).where(eq(companies.id, other.seller.id))
  await checkout.db.update(users).set({ active: false }).where(eq(users.id, other.buyer.id))
  expect(await other.write(other.seller, 'Hola')).toMatchObject({
    status: 409,
    body: { code: 'nobody-reads' },
  })
})

test('what was written is not changed, and not deleted', async () => {
  const { buyer, write } = await aBoughtParcel()
  const { body } = await write(buyer, 'Dicho está.')
  const own = eq(orderMessages.id, body.id)
  await expect(checkout.db.update(orderMessages).set({ text: 'Otra cosa' }).where(own)).rejects.toThrow()
  await expect(
    checkout.db.update(orderMessages).set({ text: '', erasedAt: new Date(), author: 'brewery' }).where(own),
  ).rejects.toThrow()
  await expect(checkout.db.delete(orderMessages).where(own)).rejects.toThrow()
  expect(
    await checkout.db.$count(outbox, sql`payload->>'orderId' IS NULL AND kind LIKE 'message-to-%'`),
  ).toBe(0)
})
