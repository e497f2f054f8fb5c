import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outbox, users } from '#database/schema.ts'
import { createSmtpMailer } from '#server/adapters/smtp/create-smtp-mailer.ts'
import { expireHolds } from '#server/journeys/orders/expire-holds.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { type Mail, MailServerAway } from '#server/ports/mailer.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, aPlacedOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { letOrdersRunOut } from '#tests/factories/let-orders-run-out.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { aSandbox } from '#tests/sandbox/a-sandbox.ts'
import { MAIL_ATTEMPTS } from './mail-attempts.ts'
import { sendOutboxMail } from './send-outbox-mail.ts'

const checkout = useCheckout()

/** A mailer that keeps what it is given, or fails as often as told. */
function aKeepingMailer(failures = 0) {
  const sent: Mail[] = []
  const mailer = aMailer(async (mail) => {
    if (failures-- > 0) throw new Error('451 later')
    sent.push(mail)
  })
  return { ...mailer, sent }
}

async function aShop(failures = 0) {
  const mailer = aKeepingMailer(failures)
  const services = { ...checkout.with({ PUBLIC_URL: 'https://shop.example' }), mailer }
  const buyer = await aBuyer(checkout.db, { profile: { name: 'Ana <b>&</b>' } })
  const beer = await aBeer(checkout.db, { name: 'Niebla "Doble" <IPA>', priceCents: 450 })
  return { mailer, services, buyer, beer, products: [{ id: beer.id, quantity: 3 }] }
}

async function mailOf(dedupeKey: string) {
  const [mail] = await checkout.db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey))
  return mail!
}

test.each([
  ['en', 'Your purchase at Lúpulo: U$S 13.50'],
  ['pt', 'Sua compra no Lúpulo: U$S 13,50'],
] as const)('a mail is written in the language that its reader chose: %s', async (language, subject) => {
  const { mailer, services, buyer, products } = await aShop()
  await checkout.db.update(users).set({ language }).where(eq(users.id, buyer.id))
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  expect(await sendOutboxMail(services, (await mailOf(`receipt:${orderId}`)).id)).toBe(true)
  expect(mailer.sent[0]).toMatchObject({ subject })
  expect(mailer.sent[0]!.html).toContain(`<html lang="${language}">`)
})

test('a receipt says what was bought, for how much, and where it goes; as text and as HTML', async () => {
  const { mailer, services, buyer, beer, products } = await aShop()
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const { id } = await mailOf(`receipt:${orderId}`)
  expect(await sendOutboxMail(services, id)).toBe(true)
  const [mail] = mailer.sent
  expect(mail).toMatchObject({
    to: buyer.email,
    subject: 'Tu compra en Lúpulo: U$S 13.50',
    messageId: `<${id}@shop.example>`,
  })
  expect(mail!.text).toMatch(/3 × Niebla "Doble" <IPA> \(Birra del Valle \d+\) {2}U\$S 13\.50/)
  expect(mail!.text).toContain('Belgrano 123\nCórdoba, Argentina')
  expect(mail!.html).toContain('Niebla &quot;Doble&quot; &lt;IPA&gt;')
  expect(mail!.html).toContain('Gracias, Ana &lt;b&gt;&amp;&lt;/b&gt;.')
  expect(mail!.html).not.toContain('<b>')
  expect(mail!.html).toContain(`https://shop.example/labels/${beer.id}.png?width=300`)
  expect(mail!.html).toContain(`href="https://shop.example/myShop/${orderId}"`)
  expect((await mailOf(`receipt:${orderId}`)).sentAt).not.toBeNull()
})

test('a mail leaves once, however many processes send it', async () => {
  const { mailer, services, buyer, products } = await aShop()
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const { id } = await mailOf(`receipt:${orderId}`)
  await Promise.all(Array.from({ length: 5 }, () => sendOutboxMail(services, id)))
  expect(await sendOutboxMail(services, id)).toBe(false)
  expect(mailer.sent).toHaveLength(1)
})

test('a mail that is not taken is counted, waits, and leaves later', async () => {
  const { mailer, services, buyer, products } = await aShop(1)
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const { id } = await mailOf(`receipt:${orderId}`)
  expect(await sendOutboxMail(services, id)).toBe(false)
  const waiting = await mailOf(`receipt:${orderId}`)
  expect(waiting).toMatchObject({ attempts: 1, sentAt: null })
  expect(waiting.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 15_000)
  expect(await sendOutboxMail(services, id)).toBe(false)
  await checkout.db
    .update(outbox)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(outbox.id, id))
  expect(await sendOutboxMail(services, id)).toBe(true)
  expect(mailer.sent).toHaveLength(1)
})

test('a mail that is taken slowly stays with who sends it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { services, buyer, products } = await aShop()
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const { id } = await mailOf(`receipt:${orderId}`)
  const [begun, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let sent = 0
  const send = () => {
    begun.resolve()
    return taken.promise.then(() => void sent++)
  }
  const slow = { ...services, mailer: aMailer(send) }
  const sending = sendOutboxMail(slow, id)
  const until = async () => (await mailOf(`receipt:${orderId}`)).nextAttemptAt.getTime()
  await begun.promise
  for (let minute = 0; minute < 3; minute++) {
    const almostOver = new Date(Date.now() + 4000)
    await checkout.db.update(outbox).set({ nextAttemptAt: almostOver }).where(eq(outbox.id, id))
    vi.advanceTimersByTime(2500)
    await vi.waitFor(async () => expect(await until()).toBeGreaterThan(almostOver.getTime()), 120_000)
    expect(await sendOutboxMail(slow, id)).toBe(false)
  }
  taken.resolve()
  expect([await sending, sent]).toEqual([true, 1])
})

test('and until it is written down that it has left, however long the database is busy with others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { mailer, services, buyer, products } = await aShop()
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const { id } = await mailOf(`receipt:${orderId}`)
  const turn = Promise.withResolvers<void>()
  const { db } = checkout
  const busy = Object.assign(Object.create(db), {
    update: (table: typeof outbox) => ({
      set: (values: object) => ({
        where: async (row: SQL) => {
          await turn.promise
          await db.update(table).set(values).where(row)
        },
      }),
    }),
  })
  const sending = sendOutboxMail({ ...services, db: busy }, id)
  await vi.waitFor(() => expect(mailer.sent).toHaveLength(1), 120_000)
  const almostOver = new Date(Date.now() + 4000)
  await db.update(outbox).set({ nextAttemptAt: almostOver }).where(eq(outbox.id, id))
  vi.advanceTimersByTime(2500)
  const renewed = async () =>
    expect((await mailOf(`receipt:${orderId}`)).nextAttemptAt.getTime()).toBeGreaterThan(almostOver.getTime())
  await vi.waitFor(renewed, 120_000)
  turn.resolve()
  expect(await sending).toBe(true)
  expect(await sendOutboxMail(services, id)).toBe(false)
  expect(mailer.sent).toHaveLength(1)
})

test('no mail is given up because the mail server was away, and the log is not told of each', async () => {
  const { services, buyer, products } = await aShop()
  const { orderId } = await aPaidOrder(services, buyer.id, products)
  const { id } = await mailOf(`receipt:${orderId}`)
  const lines: unknown[] = []
  const log = { warn: (facts: unknown) => lines.push(facts) } as unknown as typeof services.log
  const failWith = (error: Error) => ({ ...services, log, mailer: aMailer(() => Promise.reject(error)) })
  const due = (attempts: number) =>
    checkout.db
      .update(outbox)
      .set({ attempts, nextAttemptAt: new Date(0) })
      .where(eq(outbox.id, id))

  await due(7)
  await sendOutboxMail(failWith(new MailServerAway('connect ECONNREFUSED')), id)
  expect(await mailOf(`receipt:${orderId}`)).toMatchObject({ attempts: 7 })
  await due(MAIL_ATTEMPTS - 1)
  await sendOutboxMail(failWith(new MailServerAway('connect ECONNREFUSED')), id)
  const row = await mailOf(`receipt:${orderId}`)
  expect(row).toMatchObject({ attempts: MAIL_ATTEMPTS - 1, lastError: 'connect ECONNREFUSED' })
  expect(row.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 60_000)
  expect(lines).toEqual([])
  expect(await sendOutboxMail({ ...services, mailer: { ...aMailer(), isAway: () => true } }, id)).toBe(false)

  for (const attempts of [5, 6, 7]) {
    await due(attempts)
    await sendOutboxMail(failWith(new Error('452 full')), id)
  }
  expect(lines).toMatchObject([{ reason: '452 full', attempts: 6 }])
  const pauseMs = (await mailOf(`receipt:${orderId}`)).nextAttemptAt.getTime() - Date.now()
  expect(pauseMs).toBeGreaterThan(20_000 * 2 ** 6)
  await due(MAIL_ATTEMPTS - 1)
  await sendOutboxMail(failWith(new Error('452 full')), id)
  expect(await mailOf(`receipt:${orderId}`)).toMatchObject({ attempts: MAIL_ATTEMPTS })
})

test('an expiry and a refund arrive in a real mailbox', async () => {
  const { services, buyer, beer, products } = await aShop()
  await checkout.db.update(users).set({ emailVerified: true }).where(eq(users.id, buyer.id))
  const sandbox = await aSandbox()
  const mailer = createSmtpMailer({ smtpUrl: sandbox.smtpUrl, from: services.env.MAIL_FROM })
  onTestFinished(() => mailer.close())
  const { orderId: paid } = await aPaidOrder(services, buyer.id, products)
  const lines = [{ beerId: beer.id, quantity: 2 }]
  const asked = await requestRefund(services, { orderId: paid, lines, restock: true, reason: 'test' })
  if ('refused' in asked) throw new Error(asked.refused)
  await sendRefund(services, asked.refundId)
  const expired = await aPlacedOrder(services, buyer.id, products)
  await letOrdersRunOut(checkout.db, sql`id = ${expired}`)
  await expireHolds(services)

  for (const key of [`refund:${asked.refundId}`, `expiry:${expired}`]) {
    expect(await sendOutboxMail({ ...services, mailer }, (await mailOf(key)).id)).toBe(true)
  }
  const { body } = await sandbox.call('GET', '/mail/messages.json')
  const subjects = body.messages.map((message: { subject: string }) => message.subject)
  expect(subjects.toSorted()).toEqual(['Te devolvimos U$S 9.00', 'Tu pedido de Lúpulo venció sin pago'])
})

test('a seller reads what to send, where, and where to go on; of a shared order their own lines alone', async () => {
  const { services, buyer } = await aShop()
  const sandbox = await aSandbox()
  const mailer = createSmtpMailer({ smtpUrl: sandbox.smtpUrl, from: services.env.MAIL_FROM })
  onTestFinished(() => mailer.close())
  const eva = await aLoggedInSeller(services, { name: 'Eva <i>', company: 'Kankantrí' })
  const ours = await aBeer(checkout.db, { companyId: eva.id, name: 'Puna', priceCents: 450 })
  const theirs = await aBeer(checkout.db, { name: 'Ajena', priceCents: 1000 })
  const { orderId } = await aPaidOrder(services, buyer.id, [
    { id: ours.id, quantity: 3 },
    { id: theirs.id, quantity: 1 },
  ])
  const { id } = await mailOf(`sale:${orderId}:${eva.id}`)
  expect(await sendOutboxMail({ ...services, mailer }, id)).toBe(true)

  const { body } = await sandbox.call('GET', `/mail/messages.json?to=${encodeURIComponent(eva.email)}`)
  expect(body.messages).toMatchObject([{ subject: 'Vendiste en Lúpulo: U$S 13.50' }])
  const { text, html } = (await sandbox.call('GET', `/mail/messages/${body.messages[0].id}.json`)).body
  for (const said of [
    'Eva <i>, ya está pagada',
    '3 × Puna (Kankantrí)  U$S 13.50',
    'Total: U$S 13.50',
    'Belgrano 123\nCórdoba, Argentina\n+543515550100',
    `https://shop.example/company/${eva.id}/parcels`,
  ]) {
    expect(text).toContain(said)
  }
  expect(html).toContain('Eva &lt;i&gt;')
  for (const foreign of ['Ajena', '10.00', buyer.email]) expect(text + html).not.toContain(foreign)
})
