import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, outbox, rateLimits, sessions, type users, verifications } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { useJobQueue } from '#tests/factories/a-checkout.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'
import { recoveryIdentifier } from './recovery-code.ts'

const database = useTestDatabase({ poolSize: 20 })
const jobs = useJobQueue(database)

const NEW_PASSWORD = 'Malteada2026'
const CHANGED = { message: 'Contraseña cambiada exitosamente' }
const WRONG = {
  code: 'wrong-code',
  message: 'Error al cambiar la contraseña. Código incorrecto o inesperado.',
}

/** The shop, with somebody who has forgotten their password. */
async function aForgetfulBuyer(
  settings: Record<string, string> = {},
  user: Partial<typeof users.$inferInsert> = {},
) {
  const services = makeTestServices(database, settings, { jobs: jobs.queue })
  const { id, email } = await aBuyer(database.db, { user })
  return {
    id,
    email,
    services,
    ask: (from = '203.0.113.7') => sendJson(services, 'POST', '/forgetpassword', { body: { email }, from }),
    change: (code: string, newPassword = NEW_PASSWORD, from: Parameters<typeof sendJson>[3] = {}) =>
      sendJson(services, 'PUT', '/newpassword', { body: { email, code, newPassword }, ...from }),
    logIn: (password = NEW_PASSWORD) => sendJson(services, 'POST', '/login', { body: { email, password } }),
    mails: () =>
      database.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt),
    codes: () =>
      database.db
        .select()
        .from(verifications)
        .where(eq(verifications.identifier, recoveryIdentifier(id))),
  }
}
type Forgetful = Awaited<ReturnType<typeof aForgetfulBuyer>>

async function askedCode(buyer: Forgetful): Promise<string> {
  expect((await buyer.ask()).status).toBe(200)
  const waiting = (await buyer.mails()).findLast(({ kind }) => kind === 'recovery-code')
  return (waiting!.payload as { code: string }).code
}

/** Has the mails that wait sent, and answers with what left: the text of each. */
async function sendMails({ services, mails }: Forgetful): Promise<string[]> {
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  for (const { id, sentAt } of await mails()) if (!sentAt) await sendOutboxMail({ ...services, mailer }, id)
  return sent.map(({ text }) => text)
}

const mailedKey = async (buyer: Forgetful) =>
  ((await buyer.mails()).findLast(({ kind }) => kind === 'recovery-code')!.payload as { token: string }).token

/** A code of the right shape that is not this one. */
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('a code from the mailbox changes the password, ends every session and is told in a mail', async () => {
  const buyer = await aForgetfulBuyer()
  const session = await signedIn(buyer.services, buyer.id)
  const asked = await buyer.ask()
  expect([asked.status, asked.body]).toEqual([
    200,
    { message: 'Se ha enviado un código de verificación a tu correo electrónico' },
  ])
  const [mail] = await buyer.mails()
  const { code } = mail!.payload as { code: string }
  expect(code).toMatch(/^\d{6}$/)
  const changed = await buyer.change(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect([changed.status, changed.body]).toEqual([200, CHANGED])
  expect(changed.cookies).toEqual([expect.stringMatching(/^lupulo_known=/)])
  expect(await database.db.$count(sessions, eq(sessions.userId, buyer.id))).toBe(0)
  expect((await sendJson(buyer.services, 'GET', '/session', { headers: session })).body).toBeNull()
  expect((await buyer.logIn()).status).toBe(200)
  expect((await buyer.mails()).map(({ kind }) => kind)).toEqual(['recovery-code', 'password-changed'])
  expect((await buyer.change(code)).body).toEqual(WRONG)
})

test('who had the account under another e-mail comes in through no provider any more', async () => {
  const buyer = await aForgetfulBuyer()
  const link = { userId: buyer.id, providerId: 'oidc:https://id.example', accountId: randomUUID() }
  await database.db.insert(accounts).values(link)
  const code = await askedCode(buyer)
  await buyer.change(otherThan(code))
  expect(await database.db.$count(accounts, eq(accounts.userId, buyer.id))).toBe(1)
  expect((await buyer.change(code)).status).toBe(200)
  const left = await database.db.select().from(accounts).where(eq(accounts.userId, buyer.id))
  expect(left.map(({ providerId }) => providerId)).toEqual(['credential'])
})

test('an e-mail without an account is told so', async () => {
  const { services } = await aForgetfulBuyer()
  const body = { email: 'nadie@correo.example' }
  const asked = await sendJson(services, 'POST', '/forgetpassword', { body })
  expect([asked.status, asked.body]).toEqual([
    404,
    {
      code: 'email-unknown',
      message: 'Error al enviar el código de verificación. Correo electrónico no encontrado.',
    },
  ])
  const guess = { ...body, code: '123456', newPassword: NEW_PASSWORD }
  const changed = await sendJson(services, 'PUT', '/newpassword', { body: guess })
  expect([changed.status, changed.body]).toEqual([401, WRONG])
})

test('of 40 guesses at the same time, five are looked at', async () => {
  const buyer = await aForgetfulBuyer()
  const code = await askedCode(buyer)
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, guess) => buyer.change(otherThan(code, guess + 1))),
  )
  expect(guesses.map(({ body }) => body)).toEqual(Array(40).fill(WRONG))
  expect((await buyer.codes())[0]!.value).toMatch(/^0:/)
  // The right one is no longer looked at either.
  expect((await buyer.change(code)).body).toEqual(WRONG)
  expect(await database.db.$count(accounts, eq(accounts.userId, buyer.id))).toBe(0)
})

test('the fifth guess may be right, and of requests with the right code one changes the password', async () => {
  const buyer = await aForgetfulBuyer()
  const code = await askedCode(buyer)
  for (const by of [1, 2]) expect((await buyer.change(otherThan(code, by))).status).toBe(401)
  const answers = await Promise.all(
    ['Cebada2024a', 'Cebada2024b', 'Cebada2024c'].map((password) => buyer.change(code, password)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  expect((await buyer.mails()).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1)
})

test('one code is alive an account, also when several are asked for at the same time', async () => {
  const buyer = await aForgetfulBuyer()
  const first = await askedCode(buyer)
  await Promise.all(Array.from({ length: 6 }, () => buyer.ask()))
  expect(await buyer.codes()).toHaveLength(1)
  // Mails of dead codes that have not left stay at home.
  const waiting = await buyer.mails()
  expect(waiting).toHaveLength(1)
  const { code } = waiting[0]!.payload as { code: string }
  if (first !== code) expect((await buyer.change(first)).status).toBe(401)
  expect((await buyer.change(code)).status).toBe(200)
})

test('a code lasts ten minutes', async () => {
  const buyer = await aForgetfulBuyer()
  const code = await askedCode(buyer)
  const [alive] = await buyer.codes()
  expect((alive!.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(10, 0)
  await database.db
    .update(verifications)
    .set({ expiresAt: sql`now()` })
    .where(eq(verifications.id, alive!.id))
  expect((await buyer.change(code)).body).toEqual(WRONG)
})

test('the code is readable only in the mail: hashed under a key, and gone from the outbox once sent', async () => {
  const buyer = await aForgetfulBuyer()
  const code = await askedCode(buyer)
  expect((await buyer.codes())[0]!.value).toMatch(/^5:[\w-]{43}$/)
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  const [waiting] = await buyer.mails()
  expect(await sendOutboxMail({ ...buyer.services, mailer }, waiting!.id)).toBe(true)
  expect(sent[0]).toMatchObject({
    to: buyer.email,
    subject: 'Tu código para cambiar la contraseña de Lúpulo',
  })
  expect(sent[0]!.text).toContain(`\n${code}\n`)
  expect(sent[0]!.html).toContain(`>${code}<`)
  expect(JSON.stringify(await buyer.mails())).not.toContain(code)
  const elsewhere = makeTestServices(
    database,
    { SESSION_SECRET: 'another secret, just as long as the other' },
    { jobs: jobs.queue },
  )
  const body = { email: buyer.email, code, newPassword: NEW_PASSWORD }
  expect((await sendJson(elsewhere, 'PUT', '/newpassword', { body })).status).toBe(401)
})

test('a code that is over is not mailed any more, and not kept either', async () => {
  const buyer = await aForgetfulBuyer()
  const code = await askedCode(buyer)
  const [waiting] = await buyer.mails()
  const late = { ...(waiting!.payload as object), expiresAt: new Date(0).toISOString() }
  await database.db.update(outbox).set({ payload: late }).where(eq(outbox.id, waiting!.id))
  const mailer = aMailer(() => Promise.reject(new Error('nothing is to be mailed')))
  expect(await sendOutboxMail({ ...buyer.services, mailer }, waiting!.id)).toBe(false)
  const [done] = await buyer.mails()
  expect(done!.sentAt).not.toBeNull()
  expect(JSON.stringify(done)).not.toContain(code)
})

test('a deactivated account may change its password and stays shut', async () => {
  const buyer = await aForgetfulBuyer({}, { active: false })
  expect((await buyer.change(await askedCode(buyer))).status).toBe(200)
  expect((await buyer.logIn()).body).toMatchObject({ code: 'account-deactivated' })
})

test('the password before stops working; who had none has one now', async () => {
  const buyer = await aForgetfulBuyer()
  expect(await database.db.$count(accounts, eq(accounts.userId, buyer.id))).toBe(0)
  await buyer.change(await askedCode(buyer), 'Primera2026')
  expect((await buyer.logIn('Primera2026')).status).toBe(200)
  await buyer.change(await askedCode(buyer))
  expect((await buyer.logIn('Primera2026')).status).toBe(401)
  expect((await buyer.logIn()).status).toBe(200)
})

test('asking is limited an address', async () => {
  const { services } = await aForgetfulBuyer({ RATE_LIMITS: 'on', EMAIL_CHECKS_PER_HOUR: '4' })
  for (const email of ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@correo.example`)) {
    const { status } = await sendJson(services, 'POST', '/forgetpassword', {
      body: { email },
      from: '198.51.100.9',
    })
    expect(status).toBe(email.startsWith('e') ? 429 : 404)
  }
})

test('who was shut out for mistyping the password gets in with the new one', async () => {
  const buyer = await aForgetfulBuyer({ RATE_LIMITS: 'on', LOGIN_FAILURES_PER_QUARTER_HOUR: '1' })
  expect((await buyer.logIn('Olvidada2026')).status).toBe(401)
  expect((await buyer.logIn('Olvidada2026')).status).toBe(429)
  await buyer.change(await askedCode(buyer))
  expect((await buyer.logIn()).status).toBe(200)
})

test('while a code lives, asking mails that one again: its time begins anew, its tries do not', async () => {
  const buyer = await aForgetfulBuyer()
  const code = await askedCode(buyer)
  expect((await sendMails(buyer))[0]).toContain(`\n${code}\n`)
  for (const by of [1, 2]) await buyer.change(otherThan(code, by))
  const [living] = await buyer.codes()
  await database.db
    .update(verifications)
    .set({ expiresAt: sql`now() + interval '1 minute'`, createdAt: sql`now() - interval '9 minutes'` })
    .where(eq(verifications.id, living!.id))

  expect((await buyer.ask()).status).toBe(200)
  expect((await sendMails(buyer))[0]).toContain(`\n${code}\n`)
  const [again, ...more] = await buyer.codes()
  expect([again!.id, again!.value, more]).toEqual([living!.id, living!.value.replace(/^5/, '3'), []])
  expect((again!.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(10, 0)
  // Both mails stay, and neither tells the code any more.
  expect((await buyer.mails()).map(({ kind }) => kind)).toEqual(['recovery-code', 'recovery-code'])
  expect(JSON.stringify(await buyer.mails())).not.toMatch(new RegExp(`${code}|token`))
  expect((await buyer.change(code)).status).toBe(200)
})

test('a code lives half an hour at most, however often it is asked for; then there is another', async () => {
  const buyer = await aForgetfulBuyer()
  const code = await askedCode(buyer)
  const [living] = await buyer.codes()
  await database.db
    .update(verifications)
    .set({ createdAt: sql`now() - interval '28 minutes'`, expiresAt: sql`now() + interval '1 minute'` })
    .where(eq(verifications.id, living!.id))
  expect(await askedCode(buyer)).toBe(code)
  expect(((await buyer.codes())[0]!.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(2, 0)
  await database.db
    .update(verifications)
    .set({ expiresAt: sql`now()` })
    .where(eq(verifications.id, living!.id))
  await buyer.ask()
  expect((await buyer.codes())[0]!.id).not.toBe(living!.id)
})

test('strangers who ask all hour have few mails sent, and the owner never without a code that works', async () => {
  const buyer = await aForgetfulBuyer({ RATE_LIMITS: 'on', CODES_PER_HOUR: '2' })
  for (let at = 1; at <= 30; at++) {
    expect((await buyer.ask(`198.51.100.${at}`)).status).toBe(200)
    await sendMails(buyer)
  }
  // The first of the code, and two more.
  expect(await buyer.mails()).toHaveLength(3)
  const [living] = await buyer.codes()
  await database.db
    .update(verifications)
    .set({ expiresAt: sql`now()` })
    .where(eq(verifications.id, living!.id))
  expect((await buyer.change(await askedCode(buyer))).status).toBe(200)
})

test('strangers who use up the tries of a code shut nobody out: the mail’s link goes on, once', async () => {
  const buyer = await aForgetfulBuyer({ RATE_LIMITS: 'on', LOGINS_PER_QUARTER_HOUR: '3' })
  const code = await askedCode(buyer)
  const key = await mailedKey(buyer)
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      buyer.change(otherThan(code, at + 1), NEW_PASSWORD, { from: `198.51.100.${at}` }),
    ),
  )
  expect((await buyer.change(code, NEW_PASSWORD, { from: '198.51.100.98' })).body).toEqual(WRONG)
  // A code without tries is mailed again and neither prolonged nor replaced: no new tries for whoever burned it.
  const [burned] = await buyer.codes()
  expect(await askedCode(buyer)).toBe(code)
  expect((await buyer.codes())[0]).toMatchObject({ id: burned!.id, expiresAt: burned!.expiresAt })

  for (const wrong of [`${key.startsWith('x') ? 'y' : 'x'}${key.slice(1)}`, 'a'.repeat(43)]) {
    expect((await buyer.change(wrong, NEW_PASSWORD, { from: '198.51.100.99' })).body).toEqual(WRONG)
  }
  // Nor does an address that others have filled stand in its way.
  for (let at = 0; at < 4; at++) await buyer.logIn('Mal00000')
  expect((await buyer.change(code)).status).toBe(429)
  const answers = await Promise.all([1, 2, 3].map(() => buyer.change(key)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await buyer.change(key, NEW_PASSWORD, { from: '198.51.100.97' })).body).toEqual(WRONG)
})

test('the link of one account is nothing at another, nor after its time', async () => {
  const [buyer, other] = [await aForgetfulBuyer(), await aForgetfulBuyer()]
  await askedCode(buyer)
  await askedCode(other)
  const key = await mailedKey(buyer)
  expect((await other.change(key)).body).toEqual(WRONG)
  const [living] = await buyer.codes()
  await database.db
    .update(verifications)
    .set({ expiresAt: sql`now()` })
    .where(eq(verifications.id, living!.id))
  expect((await buyer.change(key)).body).toEqual(WRONG)
  expect(await database.db.$count(accounts, eq(accounts.userId, buyer.id))).toBe(0)
})

test('a browser that has logged in before has tries of its own', async () => {
  const buyer = await aForgetfulBuyer({ RATE_LIMITS: 'on', LOGIN_FAILURES_PER_QUARTER_HOUR: '4' })
  await buyer.change(await askedCode(buyer), 'Primera2026')
  const known = { headers: cookieHeader((await buyer.logIn('Primera2026')).cookies) }
  const code = await askedCode(buyer)
  for (let by = 1; by <= 6; by++) await buyer.change(otherThan(code, by))
  expect((await buyer.codes())[0]!.value).toMatch(/^0:/)
  const guesses = await Promise.all(
    Array.from({ length: 9 }, (_, by) => buyer.change(otherThan(code, by + 1), NEW_PASSWORD, known)),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(4)
  expect((await buyer.change(code, NEW_PASSWORD, known)).status).toBe(429)
  await database.db.delete(rateLimits)
  expect((await buyer.change(code, NEW_PASSWORD, known)).status).toBe(200)
})
