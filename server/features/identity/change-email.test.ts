import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as emailTexts from '#contract/texts/email.ts'
import { textOf } from '#contract/texts/text.ts'

import { accounts, buyers, companies, sessions, users, verifications } from '#database/schema.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import {
  aLoggedInBuyer,
  aLoggedInSeller,
  inABrowser,
  linkMailedTo,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { emailLinkIdentifier } from './email-link.ts'
import { recoveryIdentifier } from './recovery-code.ts'

const database = useTestDatabase({ poolSize: 20 })
const shop = (settings: Record<string, string> = {}) => makeTestServices(database, settings)

const RECORD = {
  name: 'Ana',
  lastName: 'Pérez',
  document: 30111222,
  country: 'Argentina',
  state: 'Córdoba',
  city: 'Villa Carlos Paz',
  address: 'Belgrano 456',
}
const newEmail = () => `nueva-${crypto.randomUUID()}@correo.example`

type Buyer = Awaited<ReturnType<typeof aLoggedInBuyer>>
const ask = (who: Pick<Buyer, 'send'>, email: string, currentPassword: string | undefined = PASSWORD) =>
  who.send('PUT', '/user', { ...RECORD, email, currentPassword })
const confirm = (services: Services, token: string, headers: Record<string, string> = {}) =>
  sendJson(services, 'PUT', '/account/email', { body: { token }, headers })
const logIn = (services: Services, email: string, password = PASSWORD) =>
  sendJson(services, 'POST', '/login', { body: { email, password } })
const emailOf = async (id: string) =>
  (await database.db.select().from(users).where(eq(users.id, id)))[0]!.email
const linksOf = (id: string) =>
  database.db.$count(verifications, eq(verifications.identifier, emailLinkIdentifier(id)))
const kindsTo = async (services: Services, email: string) =>
  (await mailsTo(services, email)).map(({ kind }) => kind)

const OVER = { code: 'link-over', message: 'Este enlace ya no vale. Pide otro desde tu cuenta.' }
const WRONG = {
  code: 'wrong-password',
  message: 'La contraseña no es correcta.',
  fields: { currentPassword: 'La contraseña no es correcta.' },
}

test('another e-mail takes the password and the link from its mailbox; until then nothing changes but the rest', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const elsewhere = await inABrowser(services, ana)
  const email = newEmail()
  const asked = await ask(ana, email.toUpperCase())
  expect([asked.status, asked.body]).toMatchObject([
    200,
    { email: ana.email, pendingEmail: email, city: 'Villa Carlos Paz' },
  ])
  expect(await kindsTo(services, ana.email)).toEqual(['email-change-asked'])
  expect(await kindsTo(services, email)).toEqual(['confirm-email-change'])
  expect(await ana.account()).toMatchObject({ email: ana.email, pendingEmail: email })
  expect((await logIn(services, email)).status).toBe(401)

  await sendJson(services, 'POST', '/forgetpassword', { body: { email: ana.email } })
  const confirmed = await confirm(services, await linkMailedTo(services, email), ana.headers)
  expect([confirmed.status, confirmed.body, confirmed.cookies]).toEqual([
    200,
    { message: textOf(emailTexts.confirmed), email, providerUnlinked: false, hasPassword: true },
    [],
  ])
  expect(await ana.account()).toEqual({
    email,
    emailVerified: true,
    pendingEmail: null,
    hasPassword: true,
    hasProvider: false,
  })
  // This session stays, every other one is over, a code in the old mailbox is dead, and that mailbox is told.
  expect(await ana.session()).not.toBeNull()
  expect(await elsewhere.session()).toBeNull()
  expect(
    await database.db.$count(verifications, eq(verifications.identifier, recoveryIdentifier(ana.id))),
  ).toBe(0)
  // The code's own mail had not left yet: it never will.
  expect(await kindsTo(services, ana.email)).toEqual(['email-change-asked', 'email-changed'])
  expect((await logIn(services, email)).status).toBe(200)
  expect((await logIn(services, ana.email)).status).toBe(401)
})

test('a link that is followed without a session ends them all', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const stranger = await aLoggedInBuyer(services)
  const email = newEmail()
  await ask(ana, email)
  // In somebody else's browser it does what it was mailed for, and nothing to them.
  expect((await confirm(services, await linkMailedTo(services, email), stranger.headers)).status).toBe(200)
  expect(await emailOf(ana.id)).toBe(email)
  expect(await ana.session()).toBeNull()
  expect(await stranger.session()).not.toBeNull()
  expect(await emailOf(stranger.id)).toBe(stranger.email)
})

test('the first proof: without the right password nothing is saved, mailed or told', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const other = await aLoggedInBuyer(services)
  for (const email of [newEmail(), other.email]) {
    const none = await ask(ana, email, '')
    expect([none.status, none.body]).toEqual([
      400,
      {
        code: 'malformed',
        message: 'Revisa los datos marcados.',
        fields: { currentPassword: textOf(emailTexts.passwordNeeded) },
      },
    ])
    const wrong = await ask(ana, email, 'Malteada2026')
    expect([wrong.status, wrong.body]).toEqual([401, WRONG])
    expect(await kindsTo(services, email)).toEqual([])
  }
  expect(await linksOf(ana.id)).toBe(0)
  expect(await ana.account()).toMatchObject({ email: ana.email, pendingEmail: null })
  const [record] = await database.db.select().from(buyers).where(eq(buyers.userId, ana.id))
  expect(record!.city).toBe('Córdoba')
  // The e-mail as it is, however written, is no change and takes no proof.
  expect((await ask(ana, ana.email.toUpperCase(), '')).status).toBe(200)
})

test('without a password the first proof is a session that the provider opened in the last ten minutes', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  await database.db
    .update(accounts)
    .set({ providerId: 'https://id.example', password: null })
    .where(eq(accounts.userId, ana.id))
  expect(await ana.account()).toMatchObject({ hasPassword: false, hasProvider: true })
  const openedMinutesAgo = (minutes: number) =>
    database.db
      .update(sessions)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(sessions.userId, ana.id))
  await openedMinutesAgo(11)
  // A newer one in another browser proves nothing for this one.
  await inABrowser(services, ana)
  const email = newEmail()
  const late = await ask(ana, email)
  expect([late.status, late.body]).toEqual([
    403,
    {
      code: 'sign-in-again',
      message: 'Para cambiar tu correo electrónico, vuelve a iniciar sesión con tu proveedor.',
    },
  ])
  expect(await linksOf(ana.id)).toBe(0)
  await openedMinutesAgo(9)
  expect((await ask(ana, email)).body).toMatchObject({ pendingEmail: email })
})

test('guesses at the password from an open session are limited as failed log-ins are, also at the same time', async () => {
  const services = shop({ RATE_LIMITS: 'on' })
  const ana = await aLoggedInBuyer(services)
  const guesses = await Promise.all(
    Array.from({ length: 25 }, (_, guess) => ask(ana, newEmail(), `Malteada${guess}`)),
  )
  const statuses = guesses.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)])
  // Not even the right one now, here; the log-in counts for itself.
  expect((await ask(ana, newEmail())).status).toBe(429)
  expect((await logIn(services, ana.email)).status).toBe(200)
})

test('whose e-mail is taken is told so, to its owner’s password alone, and only so often', async () => {
  const services = shop({ RATE_LIMITS: 'on', CODES_PER_HOUR: '2' })
  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const taken = await ask(ana, eva.email)
  expect([taken.status, taken.body]).toEqual([
    409,
    {
      code: 'email-taken',
      message: 'Ya existe una cuenta con ese email.',
      fields: { email: 'Ya existe una cuenta con ese email.' },
    },
  ])
  expect((await ask(ana, eva.email)).status).toBe(409)
  expect((await ask(ana, eva.email)).status).toBe(429)
  expect(await linksOf(ana.id)).toBe(0)
})

test('of changes that are asked for at the same time one is alive, and it is the last one', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const emails = Array.from({ length: 5 }, newEmail)
  const answers = await Promise.all(emails.map((email) => ask(ana, email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await linksOf(ana.id)).toBe(1)
  const { pendingEmail } = (await ana.account()) as { pendingEmail: string }
  // Links that are dead before they left stay at home.
  for (const email of emails) {
    expect(await kindsTo(services, email)).toEqual(email === pendingEmail ? ['confirm-email-change'] : [])
  }
})

test('a later change kills the link before it, also one that was mailed', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const [first, second] = [newEmail(), newEmail()]
  await ask(ana, first)
  const dead = await linkMailedTo(services, first)
  await ask(ana, second)
  expect((await confirm(services, dead)).body).toEqual(OVER)
  // An edit that is not about the e-mail leaves it waiting.
  expect((await ana.send('PUT', '/user', RECORD)).body).toMatchObject({ pendingEmail: second })
  expect((await confirm(services, await linkMailedTo(services, second))).status).toBe(200)
  expect(await emailOf(ana.id)).toBe(second)
})

test('a link works once, also when it is followed several times at once', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const email = newEmail()
  await ask(ana, email)
  const token = await linkMailedTo(services, email)
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(services, token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
  expect(await kindsTo(services, ana.email)).toEqual(['email-change-asked', 'email-changed'])
  expect((await confirm(services, token)).body).toEqual(OVER)
})

test('a link lasts a day, and only as it was mailed', async () => {
  const services = shop()
  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  const [anas, evas] = [newEmail(), newEmail()]
  await ask(ana, anas)
  await ask(eva, evas)
  const [token, other] = [await linkMailedTo(services, anas), await linkMailedTo(services, evas)]
  const [id, secret] = token.split('.') as [string, string]
  const swapped = `${id}.${other.split('.')[1]}`
  for (const wrong of [
    swapped,
    id,
    `${id}.`,
    `.${secret}`,
    secret,
    `${token}.${secret}`,
    `${token}x`,
    "' or 1=1",
    '%',
  ]) {
    expect((await confirm(services, wrong)).body).toEqual(OVER)
  }
  // Nor does the id of a code to choose a password open anything.
  await sendJson(services, 'POST', '/forgetpassword', { body: { email: ana.email } })
  const [code] = await database.db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, recoveryIdentifier(ana.id)))
  expect((await confirm(services, `${code!.id}.${secret}`)).body).toEqual(OVER)

  const [link] = await database.db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, emailLinkIdentifier(ana.id)))
  expect((link!.expiresAt.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
  expect(link!.value).not.toContain(secret)
  await database.db.update(verifications).set({ expiresAt: sql`now()` }).where(eq(verifications.id, link!.id))
  expect((await confirm(services, token)).body).toEqual(OVER)
  expect(await ana.account()).toMatchObject({ pendingEmail: null })
  expect(await emailOf(ana.id)).toBe(ana.email)
})

test('of two accounts that want one e-mail the first to follow its link gets it', async () => {
  const services = shop()
  const email = newEmail()
  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  await ask(ana, email)
  const anas = await linkMailedTo(services, email)
  await ask(eva, email)
  const evas = await linkMailedTo(services, email)
  const answers = await Promise.all([confirm(services, anas), confirm(services, evas)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'email-taken' })
  expect([await emailOf(ana.id), await emailOf(eva.id)].filter((one) => one === email)).toHaveLength(1)
  const loser = answers[0]!.status === 409 ? ana : eva
  expect(await loser.account()).toMatchObject({
    email: loser.email,
    pendingEmail: null,
    emailVerified: false,
  })
  expect(await loser.session()).not.toBeNull()
  expect(await kindsTo(services, loser.email)).toEqual(['email-change-asked'])
})

test('an e-mail that was signed up with meanwhile is taken', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const email = newEmail()
  await ask(ana, email)
  await database.db.insert(users).values({ name: 'Otra', email })
  expect((await confirm(services, await linkMailedTo(services, email))).status).toBe(409)
  expect(await emailOf(ana.id)).toBe(ana.email)
})

test('a deactivated account’s link waits; a deleted one’s is over', async () => {
  const services = shop()
  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInSeller(services)]
  const [anas, evas] = [newEmail(), newEmail()]
  await ask(ana, anas)
  const company = {
    ...RECORD,
    phone: '351 555',
    company: 'Malta & Sol',
    email: evas,
    currentPassword: PASSWORD,
  }
  expect((await eva.send('PUT', '/company', company)).body).toMatchObject({ pendingEmail: evas })
  await database.db.update(users).set({ active: false }).where(eq(users.id, ana.id))
  await database.db.update(companies).set({ active: false }).where(eq(companies.id, eva.id))
  for (const email of [anas, evas]) {
    expect((await confirm(services, await linkMailedTo(services, email))).body).toMatchObject({
      code: 'account-deactivated',
    })
  }
  await database.db.update(companies).set({ active: true }).where(eq(companies.id, eva.id))
  expect((await confirm(services, await linkMailedTo(services, evas))).status).toBe(200)
  await database.db.update(users).set({ deletedAt: sql`now()` }).where(eq(users.id, ana.id))
  expect((await confirm(services, await linkMailedTo(services, anas))).body).toEqual(OVER)
  expect([await emailOf(ana.id), await emailOf(eva.userId)]).toEqual([ana.email, evas])
})

test.each([
  [
    'changed',
    (_: Services, { send }: Buyer) =>
      send('PUT', '/account/password', { currentPassword: PASSWORD, newPassword: 'Malteada2026' }),
  ],
  [
    'recovered',
    async (services: Services, { email }: Buyer) => {
      await sendJson(services, 'POST', '/forgetpassword', { body: { email } })
      const { code } = (await mailsTo(services, email)).findLast(
        ({ kind }) => kind === 'recovery-code',
      )!.payload
      const body = { email, code, newPassword: 'Malteada2026' }
      return sendJson(services, 'PUT', '/newpassword', { body })
    },
  ],
])(
  'once the password is %s, a change that somebody else asked for is given up',
  async (_how, changePassword) => {
    const services = shop()
    const ana = await aLoggedInBuyer(services)
    const thief = await inABrowser(services, ana)
    const email = newEmail()
    await ask(thief, email)
    const token = await linkMailedTo(services, email)
    expect((await changePassword(services, ana)).status).toBe(200)
    expect((await confirm(services, token)).body).toEqual(OVER)
    expect(await emailOf(ana.id)).toBe(ana.email)
    expect(await thief.session()).toBeNull()
  },
)

test('a session that ends while its password is being looked at asks for nothing any more', async () => {
  const ana = await aLoggedInBuyer(shop())
  const endsMeanwhile = {
    take: async (counted: string) => {
      if (counted === 'email-link') await database.db.delete(sessions).where(eq(sessions.userId, ana.id))
      return undefined
    },
    wouldRefuse: async () => undefined,
    takeAndTell: async () => ({ limit: 1, left: 1, seconds: 60, refusal: undefined }),
    giveBack: async () => {},
    forget: async () => {},
  }
  const services = makeTestServices(database, {}, { rateLimits: endsMeanwhile })
  const body = { ...RECORD, email: newEmail(), currentPassword: PASSWORD }
  const answer = await sendJson(services, 'PUT', '/user', { body, headers: ana.headers })
  expect(answer.body).toMatchObject({ code: 'not-signed-in' })
  expect(await linksOf(ana.id)).toBe(0)
})

test('strangers who ask about an e-mail all hour keep nobody from changing to it', async () => {
  const services = shop({ RATE_LIMITS: 'on', EMAIL_CHECKS_PER_HOUR: '2' })
  const ana = await aLoggedInBuyer(services)
  const email = newEmail()
  for (let at = 1; at <= 3; at++) {
    await sendJson(services, 'GET', `/check?email=${email}`, { from: `198.51.100.${at}` })
    await sendJson(services, 'GET', '/check?email=otra@correo.example')
  }
  expect((await ask(ana, email)).body).toMatchObject({ pendingEmail: email })
})

test('what is no link counts like a log-in; a link that is one is followed from an address that others have filled', async () => {
  const services = shop({ RATE_LIMITS: 'on', LOGINS_PER_QUARTER_HOUR: '2' })
  const ana = await aLoggedInBuyer(services)
  const email = newEmail()
  await ask(ana, email)
  const token = await linkMailedTo(services, email)
  const follow = (mailed: string) =>
    sendJson(services, 'PUT', '/account/email', { body: { token: mailed }, from: '198.51.100.50' })
  for (const status of [404, 404, 429]) {
    expect((await follow(`${crypto.randomUUID()}.secreto`)).status).toBe(status)
  }
  expect((await follow(token)).status).toBe(200)
})

test('links are mailed to an account’s new e-mails only so often', async () => {
  const services = shop({ RATE_LIMITS: 'on', CODES_PER_HOUR: '2' })
  const ana = await aLoggedInBuyer(services)
  expect((await ask(ana, newEmail())).status).toBe(200)
  expect((await ana.send('POST', '/account/email')).status).toBe(200)
  const third = await ask(ana, newEmail())
  expect([third.status, Number(third.headers.get('retry-after')) > 3500]).toEqual([429, true])
  expect((await ana.send('POST', '/account/email')).status).toBe(429)
})
