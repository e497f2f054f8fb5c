import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, sessions, twoFactors, users, verifications } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { anAdminWithSecondFactor } from '#tests/factories/an-admin-with-second-factor.ts'
import { codeNotShown, shownCode } from '#tests/factories/an-authenticator.ts'
import { linkMailedTo, mailsTo, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 20 })

const WRONG = {
  code: 'wrong-second-factor',
  message: 'El código no es correcto o ya se usó. Espera al siguiente y vuelve a probar.',
}
const OVER = {
  code: 'second-factor-over',
  message: 'Este intento terminó, por tiempo o por códigos incorrectos. Inicia sesión de nuevo.',
}

/** What limits count hangs on it: a shop of its own in the same database. */
const OTHER_SECRET = 'another secret, just as long as the other'

/** The shop with an admin who logs in in two steps, and how many sessions they have. */
async function aShop(settings: Record<string, string> = {}) {
  const services = makeTestServices(database, settings)
  const admin = await anAdminWithSecondFactor(services)
  const sessionsOpen = () => database.db.$count(sessions, eq(sessions.userId, admin.id))
  return { services, admin, sessionsOpen }
}

test('the right password opens no session, but asks for a code; the code opens it', async () => {
  const { services, admin, sessionsOpen } = await aShop({ PUBLIC_URL: 'https://shop.example' })
  const before = await sessionsOpen()
  const started = await admin.startLogIn()
  expect([started.status, started.body]).toEqual([200, { access: false, secondFactor: true }])
  expect(started.cookies).toHaveLength(1)
  expect(started.cookies[0]).toMatch(
    /^__Host-lupulo_second_factor=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/i,
  )
  expect(await sessionsOpen()).toBe(before)
  const challenge = cookieHeader(started.cookies)
  expect((await sendJson(services, 'GET', '/session', { headers: challenge })).body).toBeNull()

  const code = shownCode(admin.key)
  const opened = await started.finish({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect([opened.status, opened.body]).toEqual([
    200,
    { access: true, id: admin.id, role: 'Admin', name: admin.name },
  ])
  const session = await sendJson(services, 'GET', '/session', { headers: cookieHeader(opened.cookies) })
  expect(session.body).toEqual(opened.body)
  expect(await sessionsOpen()).toBe(before + 1)
})

test('the session that the browser carried lives until the code is right, and ends then', async () => {
  const { services, admin } = await aShop()
  const login = { email: admin.email, password: PASSWORD }
  const started = await sendJson(services, 'POST', '/login', { body: login, headers: admin.headers })
  const cookie = `${admin.headers.cookie}; ${cookieHeader(started.cookies).cookie}`
  const finish = (code: string) =>
    sendJson(services, 'POST', '/login/second-factor', { body: { code }, headers: { cookie } })
  expect((await finish(codeNotShown(admin.key))).status).toBe(401)
  expect(await admin.session()).toMatchObject({ id: admin.id })
  const opened = await finish(shownCode(admin.key))
  expect(opened.status).toBe(200)
  expect(await admin.session()).toBeNull()
  const session = await sendJson(services, 'GET', '/session', { headers: cookieHeader(opened.cookies) })
  expect(session.body).toMatchObject({ id: admin.id })
})

test('a wrong code says so, and the next one may be right', async () => {
  const { admin } = await aShop()
  const started = await admin.startLogIn()
  const wrong = await started.finish({ code: codeNotShown(admin.key) })
  expect([wrong.status, wrong.body, wrong.cookies]).toEqual([401, WRONG, []])
  expect((await started.finish({ code: shownCode(admin.key) })).status).toBe(200)
})

test('a code is taken once, also when it comes many times at the same moment', async () => {
  const { admin } = await aShop()
  const code = shownCode(admin.key)
  const started = await Promise.all(Array.from({ length: 6 }, () => admin.startLogIn()))
  const answers = await Promise.all(started.map(({ finish }) => finish({ code })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401])
  expect(answers.find(({ status }) => status === 401)!.body).toEqual(WRONG)
  const kept = await database.db
    .select()
    .from(verifications)
    .where(like(verifications.identifier, `second-factor-used:${admin.id}`))
  expect(JSON.stringify(kept)).not.toContain(code)
  expect((await (await admin.startLogIn()).finish({ code: shownCode(admin.key, 1) })).status).toBe(200)
})

test('a log-in ends once: its cookie opens no second session', async () => {
  const { admin } = await aShop()
  const started = await admin.startLogIn()
  expect((await started.finish({ code: shownCode(admin.key) })).status).toBe(200)
  const again = await started.finish({ code: shownCode(admin.key, 1) })
  expect([again.status, again.body]).toEqual([401, OVER])
})

test('without its cookie, with somebody’s session, or after ten minutes there is nothing to end', async () => {
  const { services, admin } = await aShop()
  const code = shownCode(admin.key)
  const bare = await sendJson(services, 'POST', '/login/second-factor', { body: { code } })
  expect([bare.status, bare.body]).toEqual([401, OVER])
  expect((await admin.send('POST', '/login/second-factor', { code })).body).toEqual(OVER)

  const started = await admin.startLogIn()
  const ofAdmin = and(eq(verifications.value, admin.id), like(verifications.identifier, '2fa-%'))
  const [challenge] = await database.db.select().from(verifications).where(ofAdmin)
  expect((challenge!.expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(10, 0)
  await database.db.update(verifications).set({ expiresAt: sql`now()` }).where(ofAdmin)
  expect((await started.finish({ code })).body).toEqual(OVER)
  expect((await (await admin.startLogIn()).finish({ code })).status).toBe(200)
})

test('a cookie that was changed or invented opens nothing', async () => {
  const { services, admin } = await aShop()
  const { cookies } = await admin.startLogIn()
  const [name, value] = cookieHeader(cookies).cookie.split('=') as [string, string]
  for (const forged of [`x${value}`, value.slice(0, -3), encodeURIComponent(`2fa-x.${admin.id}`)]) {
    const headers = { cookie: `${name}=${forged}` }
    const body = { code: shownCode(admin.key) }
    expect((await sendJson(services, 'POST', '/login/second-factor', { body, headers })).body).toEqual(OVER)
  }
})

test('a backup code opens a session once, however it is typed, and never twice', async () => {
  const { admin } = await aShop()
  const [first, second] = admin.backupCodes as [string, string]
  const typed = first.replace('-', ' ').toUpperCase()
  expect((await (await admin.startLogIn()).finish({ backupCode: typed })).status).toBe(200)
  const again = await (await admin.startLogIn()).finish({ backupCode: first })
  expect([again.status, again.body]).toEqual([
    401,
    { code: 'wrong-backup-code', message: 'Ese código de respaldo no es correcto o ya se usó.' },
  ])
  const started = await Promise.all([1, 2, 3].map(() => admin.startLogIn()))
  const answers = await Promise.all(started.map(({ finish }) => finish({ backupCode: second })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  expect((await admin.send('GET', '/account/second-factor')).body).toMatchObject({ backupCodesLeft: 8 })
})

test('after five wrong codes a log-in is over; after a hundred the account rests, whatever the limits say', async () => {
  const { admin } = await aShop()
  const wrong = { code: codeNotShown(admin.key) }
  const ofAdmin = eq(twoFactors.userId, admin.id)
  for (const [wrongBefore, refused] of [
    [0, 'second-factor-over'],
    [95, 'too-many-requests'],
  ] as const) {
    await database.db.update(twoFactors).set({ failedVerificationCount: wrongBefore }).where(ofAdmin)
    const started = await admin.startLogIn()
    for (let guess = 0; guess < 5; guess++) expect((await started.finish(wrong)).body).toEqual(WRONG)
    expect((await started.finish({ code: shownCode(admin.key) })).body).toMatchObject({ code: refused })
  }
  const locked = await (await admin.startLogIn()).finish({ code: shownCode(admin.key) })
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
  await database.db.update(twoFactors).set({ lockedUntil: sql`now()` }).where(ofAdmin)
  expect((await (await admin.startLogIn()).finish({ code: shownCode(admin.key) })).status).toBe(200)
})

test('wrong codes are limited an account, log-ins an address', async () => {
  const { admin } = await aShop({ RATE_LIMITS: 'on', LOGIN_FAILURES_PER_QUARTER_HOUR: '3' })
  const wrong = { code: codeNotShown(admin.key) }
  const started = await admin.startLogIn()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => started.finish(wrong, `198.51.100.${at}`)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)

  // The password has taken it already.
  const busy = await aShop({ RATE_LIMITS: 'on', LOGINS_PER_QUARTER_HOUR: '1', SESSION_SECRET: OTHER_SECRET })
  const last = await busy.admin.startLogIn()
  const code = shownCode(busy.admin.key)
  expect((await last.finish({ code })).status).toBe(429)
  expect((await last.finish({ code }, '198.51.100.99')).status).toBe(200)
})

test('whoever guesses codes with a stolen password shuts out neither the admin’s own browser nor their session', async () => {
  const { services, admin } = await aShop({ RATE_LIMITS: 'on', LOGIN_FAILURES_PER_QUARTER_HOUR: '3' })
  const login = { email: admin.email, password: PASSWORD }
  /** A log-in in a browser that has these cookies besides. */
  const logInWith = async ({ cookie }: { cookie: string }, proof: object) => {
    const started = await sendJson(services, 'POST', '/login', { body: login, headers: { cookie } })
    const headers = { cookie: `${cookie}; ${cookieHeader(started.cookies).cookie}` }
    return sendJson(services, 'POST', '/login/second-factor', { body: proof, headers })
  }
  const first = await (await admin.startLogIn()).finish({ backupCode: admin.backupCodes[0]! })
  const ofLogIn = cookieHeader(first.cookies.filter((cookie) => cookie.startsWith('lupulo_known=')))

  const wrong = { code: codeNotShown(admin.key) }
  for (const status of [401, 401, 401, 429]) {
    expect((await (await admin.startLogIn()).finish(wrong, `198.51.100.${status}`)).status).toBe(status)
  }
  // Other browsers wait: also one that the account knows from its mailbox alone.
  await sendJson(services, 'POST', '/forgetpassword', { body: { email: admin.email } })
  const mail = (await mailsTo(services, admin.email)).findLast(({ kind }) => kind === 'recovery-code')!
  const recovery = { email: admin.email, code: mail.payload.code, newPassword: PASSWORD }
  const renew = () =>
    admin.send('POST', '/account/second-factor/backup-codes', {
      currentPassword: PASSWORD,
      proof: { backupCode: admin.backupCodes[1] },
    })
  expect((await logInWith(ofLogIn, { code: shownCode(admin.key) })).status).toBe(200)
  expect((await renew()).status).toBe(200)
  const recovered = await sendJson(services, 'PUT', '/newpassword', { body: recovery })
  expect((await logInWith(cookieHeader(recovered.cookies), { code: shownCode(admin.key, 1) })).status).toBe(
    429,
  )
})

test('a password that is changed meanwhile ends the log-ins that it began', async () => {
  const { services, admin, sessionsOpen } = await aShop()
  const started = await admin.startLogIn()
  const newPassword = 'Malteada2026'
  const changed = await admin.send('PUT', '/account/password', { currentPassword: PASSWORD, newPassword })
  expect(changed.status).toBe(200)
  expect((await started.finish({ code: shownCode(admin.key) })).body).toEqual(OVER)

  const second = await admin.startLogIn(newPassword)
  await sendJson(services, 'POST', '/forgetpassword', { body: { email: admin.email } })
  const code = (await mailsTo(services, admin.email)).findLast(({ kind }) => kind === 'recovery-code')!
  const recovered = await sendJson(services, 'PUT', '/newpassword', {
    body: { email: admin.email, code: code.payload.code, newPassword: 'Tostada2026' },
  })
  expect([recovered.status, recovered.cookies.join()]).toEqual([200, expect.not.stringContaining('session')])
  expect((await second.finish({ code: shownCode(admin.key) })).body).toEqual(OVER)
  expect(await sessionsOpen()).toBe(0)
  // Whoever reads the mailbox still has no second factor.
  expect((await admin.startLogIn('Tostada2026')).body).toEqual({ access: false, secondFactor: true })
})

test('who logs in with the old password while it is being changed begins nothing', async () => {
  const { admin } = await aShop()
  const ofAdmin = and(eq(verifications.value, admin.id), like(verifications.identifier, '2fa-%'))
  let started: ReturnType<typeof admin.startLogIn> | undefined
  await database.db.transaction(async (tx) => {
    await tx.update(accounts).set({ password: 'another hash' }).where(eq(accounts.userId, admin.id))
    started = admin.startLogIn()
    await expect.poll(() => database.db.$count(verifications, ofAdmin), { timeout: 120_000 }).toBe(1)
  })
  expect((await started!).body).toMatchObject({ code: 'wrong-credentials' })
  expect(await database.db.$count(verifications, ofAdmin)).toBe(0)
})

test('an account that is switched off between the two steps stays shut', async () => {
  const { admin, sessionsOpen } = await aShop()
  const started = await admin.startLogIn()
  await database.db.update(users).set({ active: false }).where(eq(users.id, admin.id))
  const open = await sessionsOpen()
  const refused = await started.finish({ code: shownCode(admin.key) })
  expect([refused.status, refused.body, refused.cookies]).toEqual([
    403,
    { code: 'account-deactivated', message: 'Esta cuenta fue desactivada por la administración.' },
    [],
  ])
  expect(await sessionsOpen()).toBe(open)
})

test('no other way in goes around it: the old log-in, a link in a mail, a browser that was trusted', async () => {
  const { services, admin, sessionsOpen } = await aShop({ LEGACY_GET_LOGIN: '1' })
  const open = await sessionsOpen()
  const query = new URLSearchParams({ email: admin.email, password: PASSWORD, email_verified: 'true' })
  const old = await sendJson(services, 'GET', `/login?${query}`)
  expect([old.status, old.body]).toEqual([200, { access: false, secondFactor: true }])
  expect(old.cookies.join()).not.toContain('lupulo_session')

  await admin.send('POST', '/account/email')
  const token = await linkMailedTo(services, admin.email)
  expect((await sendJson(services, 'PUT', '/account/email', { body: { token } })).cookies).toEqual([])

  const body = { email: admin.email, password: PASSWORD }
  const headers = { cookie: `better-auth.trust_device=${'a'.repeat(40)}!trust-device-x.signed` }
  expect((await sendJson(services, 'POST', '/login', { body, headers })).body).toMatchObject({
    access: false,
  })
  expect(await sessionsOpen()).toBe(open)
})

test.each([
  [{}, 'code'],
  [{ code: '12345' }, 'code'],
  [{ backupCode: 'corto' }, 'backupCode'],
  [{ code: '123456', backupCode: 'k7m2p-9xq4t' }, 'code'],
])('%j is no proof', async (body, field) => {
  const services = makeTestServices(database)
  const { status, body: said } = await sendJson(services, 'POST', '/login/second-factor', { body })
  expect([status, Object.keys((said as { fields: object }).fields)]).toEqual([400, [field]])
})
