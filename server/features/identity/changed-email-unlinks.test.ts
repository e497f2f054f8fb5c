import { and, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, sessions, users } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { aKnownPerson, aShopWithProvider } from '#tests/factories/a-sign-in.ts'
import { aProvenPerson } from '#tests/factories/an-identity-provider.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  linkMailedTo,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 20 })

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
const linksOf = (userId: string) =>
  database.db.$count(accounts, and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')))
const sessionsOf = (userId: string) => database.db.$count(sessions, eq(sessions.userId, userId))
const confirm = async (services: Services, email: string) =>
  sendJson(services, 'PUT', '/account/email', { body: { token: await linkMailedTo(services, email) } })

/** Somebody with a password whose account a provider opens too. */
async function aLinkedBuyer({ emailVerified = true } = {}) {
  const shop = aShopWithProvider(database)
  const buyer = await aLoggedInBuyer(shop.services, { user: { emailVerified } })
  const person = aProvenPerson({ email: buyer.email })
  const providerId = `oidc:${person.issuer}`
  await database.db.insert(accounts).values({ userId: buyer.id, providerId, accountId: person.subject })
  return { ...shop, buyer, person }
}

/** What was mailed to somebody, as they read it. */
async function readMails(services: Services, email: string): Promise<string> {
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  for (const { id } of await mailsTo(services, email)) await sendOutboxMail({ ...services, mailer }, id)
  return sent.map(({ text }) => text).join('\n')
}

test('whoever has the old account at the provider does not get in after a change of e-mail, and all are told', async () => {
  const { services, buyer, person, signIn } = await aLinkedBuyer()
  expect((await signIn(person)).location).toBe('/login/done')
  const email = newEmail()
  await buyer.send('PUT', '/user', { ...RECORD, email, currentPassword: PASSWORD })
  expect(await readMails(services, email)).toContain('deja entonces de abrir la cuenta')
  await buyer.send('POST', '/account/email')
  const confirmed = await confirm(services, email)
  expect(confirmed.body).toMatchObject({ email, providerUnlinked: true, hasPassword: true })
  expect(await readMails(services, buyer.email)).toContain('ya no abre esa cuenta')

  // To the shop they are somebody new, who may sign up with the e-mail that is free again.
  const { location, visitor } = await signIn(person)
  expect([location, await visitor.session(), await linksOf(buyer.id)]).toEqual(['/login/choose', null, 0])
  const body = { email, password: PASSWORD }
  expect((await sendJson(services, 'POST', '/login', { body })).status).toBe(200)
})

test('a provider that vouches for the new e-mail is linked anew, for the password', async () => {
  const { services, buyer, person, signIn } = await aLinkedBuyer()
  const email = newEmail()
  await buyer.send('PUT', '/user', { ...RECORD, email, currentPassword: PASSWORD })
  await confirm(services, email)
  const { location, visitor } = await signIn({ ...person, email })
  expect(location).toBe('/login/link')
  expect((await visitor.post('/api/sign-in/link', { password: PASSWORD })).status).toBe(200)
  expect(await linksOf(buyer.id)).toBe(1)
})

test('an account without a password is left with its new mailbox, where a code chooses one', async () => {
  const shop = aShopWithProvider(database)
  const { services, signIn } = shop
  const { person, id, visitor } = await aKnownPerson(shop)
  const headers = { cookie: `lupulo_session=${visitor.jar.get('lupulo_session')!.value}` }
  const email = newEmail()
  await sendJson(services, 'PUT', '/user', { body: { ...RECORD, email }, headers })
  const token = await linkMailedTo(services, email)
  const confirmed = await sendJson(services, 'PUT', '/account/email', { body: { token }, headers })
  expect(confirmed.body).toMatchObject({ email, providerUnlinked: true, hasPassword: false })
  expect(await visitor.session()).toMatchObject({ id })
  expect((await signIn(person)).location).toBe('/login/choose')
  // Nor does the provider's account of the new e-mail open it: as for anybody who has never linked it.
  expect((await signIn({ ...person, email })).location).toBe('/login?failed=other-sign-in')

  // What would be proved by coming in through the provider once more takes a password first.
  await database.db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '1 hour'` })
    .where(eq(sessions.userId, id))
  const deletion = await sendJson(services, 'GET', '/account/deletion', { headers })
  expect(deletion.body).toMatchObject({ proof: 'choose-password' })
  const noPassword = { code: 'no-password-to-change' }
  expect((await sendJson(services, 'DELETE', '/account', { body: {}, headers })).body).toMatchObject(
    noPassword,
  )
  const another = { ...RECORD, email: newEmail() }
  expect((await sendJson(services, 'PUT', '/user', { body: another, headers })).body).toMatchObject(
    noPassword,
  )

  await sendJson(services, 'POST', '/forgetpassword', { body: { email } })
  const mail = (await mailsTo(services, email)).findLast(({ kind }) => kind === 'recovery-code')!
  const choice = { email, code: mail.payload.code, newPassword: PASSWORD }
  expect((await sendJson(services, 'PUT', '/newpassword', { body: choice })).status).toBe(200)
  const logIn = await sendJson(services, 'POST', '/login', { body: { email, password: PASSWORD } })
  const account = await sendJson(services, 'GET', '/account', { headers: cookieHeader(logIn.cookies) })
  expect(account.body).toMatchObject({ email, hasPassword: true, hasProvider: false })
})

test('a change by an admin cuts the link too, once it is confirmed and not before', async () => {
  const { services, buyer, person, signIn } = await aLinkedBuyer()
  const admin = await aLoggedInAdmin(services)
  const email = newEmail()
  const asked = await admin.send('PUT', '/user', { ...RECORD, id: buyer.id, email })
  expect([asked.status, await linksOf(buyer.id)]).toEqual([200, 1])
  expect((await confirm(services, email)).body).toMatchObject({ providerUnlinked: true })
  expect((await signIn(person)).location).toBe('/login/choose')
})

test('who confirms the e-mail that the account has keeps what is linked', async () => {
  const { services, buyer, person, signIn } = await aLinkedBuyer({ emailVerified: false })
  await buyer.send('POST', '/account/email')
  expect((await confirm(services, buyer.email)).body).toMatchObject({ providerUnlinked: false })
  expect((await signIn(person)).location).toBe('/login/done')
})

test('who comes through the provider in the moment of the change has no session afterwards', async () => {
  const { services, buyer, person, signIn } = await aLinkedBuyer()
  const before = await sessionsOf(buyer.id)
  const email = newEmail()
  let signingIn: ReturnType<typeof signIn> | undefined
  await database.db.transaction(async (tx) => {
    // As the confirmation does: the links, then the sessions that are there.
    await tx.delete(accounts).where(and(eq(accounts.userId, buyer.id), ne(accounts.providerId, 'credential')))
    signingIn = signIn(person)
    await expect.poll(() => sessionsOf(buyer.id), { timeout: 120_000 }).toBe(before + 1)
    await tx.update(users).set({ email }).where(eq(users.id, buyer.id))
  })
  expect((await signingIn!).location).toBe('/login?failed=over')
  expect(await sessionsOf(buyer.id)).toBe(before)
  expect((await sendJson(services, 'POST', '/login', { body: { email, password: PASSWORD } })).status).toBe(
    200,
  )
})
