import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, auditEntries, auditValues, twoFactors, verifications } from '#database/schema.ts'
import { sendOutboxMail } from '#server/features/mail/send-outbox-mail.ts'
import type { Mail } from '#server/ports/mailer.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aMailer } from '#tests/factories/a-mailer.ts'
import { anAdminWithSecondFactor } from '#tests/factories/an-admin-with-second-factor.ts'
import { codeNotShown, shownCode } from '#tests/factories/an-authenticator.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  inABrowser,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 20 })
const PATH = '/account/second-factor'
const OFF = { enabled: false, required: false, backupCodesLeft: 0, setup: null }

type Admin = Awaited<ReturnType<typeof aLoggedInAdmin>>
type Setup = { key: string; address: string; qr: { modules: number; path: string } }

const begin = async (admin: Pick<Admin, 'send'>, body: object = {}) =>
  admin.send('POST', PATH, { currentPassword: PASSWORD, ...body })

/** What the audit log holds of an admin's second factor, oldest first. */
const auditOf = ({ id }: { id: string }) =>
  database.db
    .select({ action: auditEntries.action, facts: auditEntries.facts, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(auditEntries.id)

/** What was mailed to an admin, as they read it. */
async function readMails(services: Services, email: string): Promise<string[]> {
  const sent: Mail[] = []
  const mailer = aMailer(async (mail: Mail) => void sent.push(mail))
  for (const { id } of await mailsTo(services, email)) await sendOutboxMail({ ...services, mailer }, id)
  return sent.map(({ subject, text }) => `${subject}\n${text}`)
}

test('an admin sets it up with the password and a first code, and is told the backup codes once', async () => {
  const services = makeTestServices(database)
  const admin = await aLoggedInAdmin(services)
  const elsewhere = await inABrowser(services, admin)
  expect((await admin.send('GET', PATH)).body).toEqual(OFF)

  const begun = await begin(admin)
  const setup = begun.body as Setup
  expect([begun.status, setup.key]).toEqual([201, expect.stringMatching(/^[A-Z2-7]{40}$/)])
  const address = new URL(setup.address)
  expect(`${address.protocol}//${address.host}${decodeURIComponent(address.pathname)}`).toBe(
    `otpauth://totp/Lúpulo:${admin.email}`,
  )
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: setup.key,
    issuer: 'Lúpulo',
    digits: '6',
    period: '30',
  })
  expect(setup.qr.modules).toBeGreaterThanOrEqual(45)
  expect((await admin.send('GET', PATH)).body).toEqual({ ...OFF, setup })
  expect((await elsewhere.send('GET', PATH)).body).toEqual(OFF)

  const code = shownCode(setup.key)
  expect((await elsewhere.send('PUT', PATH, { code })).body).toMatchObject({
    code: 'second-factor-not-begun',
  })
  const wrong = await admin.send('PUT', PATH, { code: codeNotShown(setup.key) })
  expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'wrong-second-factor' }])
  expect((await admin.send('GET', PATH)).body).toEqual({ ...OFF, setup })
  expect(await auditOf(admin)).toEqual([])

  const confirmed = await admin.send('PUT', PATH, { code })
  const { backupCodes } = confirmed.body as { backupCodes: string[] }
  expect([confirmed.status, new Set(backupCodes).size]).toEqual([200, 10])
  for (const backupCode of backupCodes) expect(backupCode).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect((await admin.send('GET', PATH)).body).toEqual({ ...OFF, enabled: true, backupCodesLeft: 10 })
  expect(await admin.session()).toMatchObject({ id: admin.id })
  expect(await elsewhere.session()).toBeNull()

  expect(await auditOf(admin)).toEqual([
    { action: 'second-factor-enabled', facts: { replaced: false }, actorId: admin.id },
  ])
  const told = await readMails(services, admin.email)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^Cambió la verificación en dos pasos de tu cuenta de Lúpulo\n/)
  expect(told[0]).toContain('entrar pide también un código de tu aplicación')
  // The code that confirmed it opens no session.
  expect(
    (await admin.send('DELETE', PATH, { currentPassword: PASSWORD, proof: { code } })).body,
  ).toMatchObject({
    code: 'wrong-second-factor',
  })
})

test('secret and codes are readable nowhere: not in the tables, not in the audit log', async () => {
  const services = makeTestServices(database)
  const admin = await aLoggedInAdmin(services)
  const { key } = (await begin(admin)).body as Setup
  const pending = await database.db
    .select()
    .from(verifications)
    .where(like(verifications.identifier, `second-factor-setup:${admin.id}:%`))
  const confirmed = await admin.send('PUT', PATH, { code: shownCode(key) })
  const { backupCodes } = confirmed.body as { backupCodes: string[] }
  const kept = await database.db.select().from(twoFactors).where(eq(twoFactors.userId, admin.id))
  const audited = await database.db.select().from(auditValues).where(eq(auditValues.userId, admin.id))
  const everything = JSON.stringify([pending, kept, audited])
  expect([pending.length, kept.length, audited.length]).toEqual([1, 1, 2])
  for (const secret of [key, ...backupCodes]) expect(everything).not.toContain(secret)
})

test('a setup lasts a quarter of an hour, and a new one ends it', async () => {
  const services = makeTestServices(database)
  const admin = await aLoggedInAdmin(services)
  const first = (await begin(admin)).body as Setup
  const second = (await begin(admin)).body as Setup
  expect(second.key).not.toBe(first.key)
  expect((await admin.send('PUT', PATH, { code: shownCode(first.key) })).body).toMatchObject({
    code: 'wrong-second-factor',
  })
  await database.db
    .update(verifications)
    .set({ expiresAt: sql`now()` })
    .where(like(verifications.identifier, `second-factor-setup:${admin.id}:%`))
  const late = await admin.send('PUT', PATH, { code: shownCode(second.key) })
  expect([late.status, late.body]).toEqual([
    409,
    { code: 'second-factor-not-begun', message: 'La clave que te mostramos ya no vale. Empieza de nuevo.' },
  ])
})

test('the wrong password begins nothing, and guesses are limited like log-ins', async () => {
  const services = makeTestServices(database, {
    RATE_LIMITS: 'on',
    LOGIN_FAILURES_PER_QUARTER_HOUR: '2',
  })
  const admin = await aLoggedInAdmin(services)
  const wrong = await begin(admin, { currentPassword: 'Equivocada1' })
  expect([wrong.status, wrong.body]).toMatchObject([401, { fields: { currentPassword: expect.any(String) } }])
  await begin(admin, { currentPassword: 'Equivocada1' })
  expect((await begin(admin)).status).toBe(429)
})

test('who has one moves to another phone with a code of the first, which counts until the second is confirmed', async () => {
  const services = makeTestServices(database)
  const admin = await anAdminWithSecondFactor(services)
  const unproven = await begin(admin)
  expect([unproven.status, unproven.body]).toMatchObject([401, { code: 'wrong-second-factor' }])
  const begun = await begin(admin, { proof: { backupCode: admin.backupCodes[0] } })
  const { key } = begun.body as Setup
  expect((await admin.send('PUT', PATH, { code: codeNotShown(key) })).status).toBe(401)
  // Undone with it: the first authenticator still opens a session.
  expect((await (await admin.startLogIn()).finish({ code: shownCode(admin.key) })).status).toBe(200)

  expect((await admin.send('PUT', PATH, { code: shownCode(key) })).status).toBe(200)
  const started = await admin.startLogIn()
  expect((await started.finish({ code: shownCode(admin.key, 1) })).status).toBe(401)
  expect((await started.finish({ backupCode: admin.backupCodes[1]! })).status).toBe(401)
  expect((await started.finish({ code: shownCode(key, 1) })).status).toBe(200)
  expect((await auditOf(admin)).at(-1)).toMatchObject({ facts: { replaced: true } })
})

test('new backup codes kill the old ones', async () => {
  const services = makeTestServices(database)
  const admin = await anAdminWithSecondFactor(services)
  const renew = (proof: object, currentPassword = PASSWORD) =>
    admin.send('POST', `${PATH}/backup-codes`, { currentPassword, proof })
  expect((await renew({ code: shownCode(admin.key) }, 'Equivocada1')).body).toMatchObject({
    code: 'wrong-password',
  })
  expect((await renew({ code: codeNotShown(admin.key) })).body).toMatchObject({ code: 'wrong-second-factor' })
  const renewed = await renew({ code: shownCode(admin.key) })
  const { backupCodes } = renewed.body as { backupCodes: string[] }
  expect([renewed.status, backupCodes.length]).toEqual([200, 10])
  const started = await admin.startLogIn()
  expect((await started.finish({ backupCode: admin.backupCodes[0]! })).status).toBe(401)
  expect((await started.finish({ backupCode: backupCodes[0]! })).status).toBe(200)
  expect((await auditOf(admin)).at(-1)!.action).toBe('backup-codes-renewed')
  expect((await readMails(services, admin.email)).at(-1)).toContain('los anteriores ya no sirven')
})

test('it is turned off with the password and a code, and from then on the password is enough', async () => {
  const services = makeTestServices(database)
  const admin = await anAdminWithSecondFactor(services)
  const end = (proof: object, currentPassword = PASSWORD) =>
    admin.send('DELETE', PATH, { currentPassword, proof })
  expect((await end({ code: shownCode(admin.key) }, 'Equivocada1')).status).toBe(401)
  expect((await end({ code: codeNotShown(admin.key) })).status).toBe(401)
  const waiting = await admin.startLogIn()
  expect((await end({ code: shownCode(admin.key) })).body).toEqual({
    message: 'La verificación en dos pasos está desactivada',
  })
  expect((await admin.send('GET', PATH)).body).toEqual(OFF)
  expect((await waiting.finish({ code: shownCode(admin.key, 1) })).body).toMatchObject({
    code: 'second-factor-over',
  })
  expect((await admin.startLogIn()).body).toMatchObject({ access: true, id: admin.id })
  expect(await database.db.$count(twoFactors, eq(twoFactors.userId, admin.id))).toBe(0)
  expect((await auditOf(admin)).map(({ action }) => action)).toEqual(['second-factor-disabled'])
  expect((await readMails(services, admin.email)).at(-1)).toContain('para entrar alcanza con tu contraseña')
  expect((await end({ code: shownCode(admin.key, 1) })).body).toMatchObject({ code: 'second-factor-off' })
})

test('wrong codes of who is logged in are counted too', async () => {
  const services = makeTestServices(database, { RATE_LIMITS: 'on' })
  const admin = await anAdminWithSecondFactor(services)
  const limited = makeTestServices(database, { RATE_LIMITS: 'on', LOGIN_FAILURES_PER_QUARTER_HOUR: '2' })
  const { send } = await inABrowser(limited, admin)
  const end = (code: string) => send('DELETE', PATH, { currentPassword: PASSWORD, proof: { code } })
  for (let guess = 0; guess < 2; guess++) expect((await end(codeNotShown(admin.key))).status).toBe(401)
  expect((await end(shownCode(admin.key))).status).toBe(429)
})

test('buyers have none', async () => {
  const services = makeTestServices(database, { ADMIN_SECOND_FACTOR: 'required' })
  const buyer = await aLoggedInBuyer(services)
  expect((await buyer.send('GET', PATH)).body).toMatchObject({ code: 'forbidden' })
  expect((await begin(buyer)).body).toMatchObject({ code: 'forbidden' })
  expect(await buyer.session()).not.toHaveProperty('secondFactorMissing')
})

test('a seller is asked for none, sets it up as admins do, logs in with it, and may turn it off', async () => {
  const services = makeTestServices(database, { ADMIN_SECOND_FACTOR: 'required' })
  const seller = await aLoggedInSeller(services)
  expect(await seller.session()).not.toHaveProperty('secondFactorMissing')
  expect((await seller.send('GET', PATH)).body).toEqual(OFF)

  const { key } = (await begin(seller)).body as Setup
  const confirmed = await seller.send('PUT', PATH, { code: shownCode(key) })
  expect(confirmed.status).toBe(200)
  const { backupCodes } = confirmed.body as { backupCodes: [string, string] }
  const credentials = { email: seller.email, password: PASSWORD }
  const started = await sendJson(services, 'POST', '/login', { body: credentials })
  expect(started.body).toEqual({ access: false, secondFactor: true })
  const finished = await sendJson(services, 'POST', '/login/second-factor', {
    body: { backupCode: backupCodes[0] },
    headers: cookieHeader(started.cookies),
  })
  expect([finished.status, finished.body]).toEqual([200, expect.objectContaining({ id: seller.id })])

  const proof = { backupCode: backupCodes[1] }
  const ended = await seller.send('DELETE', PATH, { currentPassword: PASSWORD, proof })
  expect(ended.status).toBe(200)
  // The log knows a seller by their company, and that they did it themself.
  expect((await auditOf(seller)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['second-factor-enabled', seller.userId],
    ['second-factor-disabled', seller.userId],
  ])
})

test('who has no password is told to choose one first', async () => {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  await database.db.delete(accounts).where(eq(accounts.userId, seller.userId))
  expect((await begin(seller)).body).toMatchObject({ code: 'no-password-to-change' })
})
