import { expect, test } from 'vitest'
import { rateLimits } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { cookieHeader, sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 20 })
const shop = (settings: Record<string, string> = {}) =>
  makeTestServices(database, { RATE_LIMITS: 'on', LOGINS_PER_QUARTER_HOUR: '1000', ...settings })
type Shop = ReturnType<typeof shop>

type From = { from?: string; headers?: Record<string, string> }
const logIn = (services: Shop, email: string, password: string, where: From = {}) =>
  sendJson(services, 'POST', '/login', { body: { email, password }, ...where })

/** What the browser of somebody who has logged in once sends back afterwards, logged out. */
async function aKnownBrowser(services: Shop, email: string, from = '192.0.2.1') {
  const { cookies } = await logIn(services, email, PASSWORD, { from })
  return cookieHeader(cookies.filter((cookie) => cookie.startsWith('lupulo_known=')))
}

/** Strangers' wrong log-ins, each from another address where `addresses` says so. */
function guess(services: Shop, email: string, times: number, addresses = times) {
  return Promise.all(
    Array.from({ length: times }, (_, at) =>
      logIn(services, email, `Mal${at}0000`, { from: `198.51.100.${at % addresses}` }),
    ),
  )
}
const recover = async (services: Shop, email: string, where: From & { password?: string } = {}) => {
  const { password = 'Malteada2026', ...from } = where
  await sendJson(services, 'POST', '/forgetpassword', { body: { email }, ...from })
  const mail = (await mailsTo(services, email)).findLast(({ kind }) => kind === 'recovery-code')!
  const body = { email, code: mail.payload.code, newPassword: password }
  return sendJson(services, 'PUT', '/newpassword', { body, ...from })
}

test.each([
  ['a buyer', aLoggedInBuyer],
  ['a seller', (services: Shop) => aLoggedInSeller(services)],
  ['an admin', aLoggedInAdmin],
])('%s whom strangers guess at 45 times within the hour gets in everywhere', async (_who, anybody) => {
  const services = shop()
  const person = await anybody(services)
  const known = await aKnownBrowser(services, person.email)
  const guesses = await guess(services, person.email, 45, 5)
  expect(guesses.map(({ status }) => status)).toEqual(Array(45).fill(401))
  await guess(services, person.email, 45, 3)

  const fromKnown = await logIn(services, person.email, PASSWORD, { headers: known, from: '198.51.100.0' })
  expect(fromKnown.status).toBe(200)
  const fresh = await logIn(services, person.email, PASSWORD, { from: '203.0.113.50' })
  expect(fresh.status).toBe(200)
  const change = { currentPassword: PASSWORD, newPassword: 'Tostada2026' }
  expect((await person.send('PUT', '/account/password', change)).status).toBe(200)
  expect((await recover(services, person.email)).status).toBe(200)
  expect((await logIn(services, person.email, 'Malteada2026')).status).toBe(200)
})

test('where more strangers guess than an account bears, its own browsers get in, and its mailbox opens it', async () => {
  const services = shop({ ACCOUNT_FAILURES_PER_HOUR: '30' })
  const ana = await aLoggedInBuyer(services)
  const known = await aKnownBrowser(services, ana.email)
  const guesses = await guess(services, ana.email, 45)
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30)

  const fresh = { from: '203.0.113.50' }
  const shut = await logIn(services, ana.email, PASSWORD, fresh)
  expect([shut.status, Number(shut.headers.get('retry-after')) > 3500]).toEqual([429, true])
  expect((await logIn(services, ana.email, PASSWORD, { headers: known })).status).toBe(200)

  const recovered = await recover(services, ana.email, fresh)
  expect(recovered.status).toBe(200)
  expect((await logIn(services, ana.email, 'Malteada2026', { from: '203.0.113.51' })).status).toBe(200)
  // And where they go on at once, the browser that has read the mailbox is known.
  await guess(services, ana.email, 45)
  const proved = { ...fresh, headers: cookieHeader(recovered.cookies) }
  expect((await logIn(services, ana.email, 'Malteada2026', proved)).status).toBe(200)
})

test('a known browser has ten failures of its own, however many are tried at once, and recovers', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const headers = await aKnownBrowser(services, ana.email)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      logIn(services, ana.email, `Mal${at}0000`, { headers, from: `198.51.100.${at}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect((await logIn(services, ana.email, PASSWORD, { headers })).status).toBe(429)
  // Whoever has its cookie has that counter and no other's.
  expect((await logIn(services, ana.email, PASSWORD)).status).toBe(200)

  const { cookies } = await recover(services, ana.email, { headers })
  const again = { headers: cookieHeader(cookies) }
  expect((await logIn(services, ana.email, 'Malteada2026', again)).status).toBe(200)
})

test('a cookie for one account is nothing at another, with or without that one', async () => {
  const services = shop()
  const [ana, eva] = [await aLoggedInBuyer(services), await aLoggedInBuyer(services)]
  const headers = await aKnownBrowser(services, ana.email)
  for (const email of [eva.email, `nadie-${crypto.randomUUID()}@correo.example`]) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn(services, email, 'Mal00000', { headers, from: '198.51.100.9' })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  }
  expect((await logIn(services, ana.email, PASSWORD, { headers, from: '198.51.100.9' })).status).toBe(200)
})

test('a full address lets known browsers in, only so often, and nobody else', async () => {
  const services = shop({ LOGINS_PER_QUARTER_HOUR: '3' })
  const ana = await aLoggedInBuyer(services)
  const shared = '198.51.100.200'
  const headers = await aKnownBrowser(services, ana.email, '192.0.2.77')
  for (let at = 0; at < 4; at++)
    await logIn(services, `otra${at}@correo.example`, 'Mal00000', { from: shared })
  expect((await logIn(services, ana.email, PASSWORD, { from: shared })).status).toBe(429)
  for (const status of [200, 200, 200, 429]) {
    expect((await logIn(services, ana.email, PASSWORD, { headers, from: shared })).status).toBe(status)
  }
})

test('an owner’s log-ins are no failures, and give who guesses nothing back but their own', async () => {
  const services = shop({ ACCOUNT_FAILURES_PER_HOUR: '5' })
  const ana = await aLoggedInBuyer(services)
  for (let at = 0; at < 8; at++) {
    expect((await logIn(services, ana.email, PASSWORD, { from: '203.0.113.60' })).status).toBe(200)
  }
  await guess(services, ana.email, 4)
  expect((await logIn(services, ana.email, PASSWORD, { from: '203.0.113.60' })).status).toBe(200)
  const more = await guess(services, ana.email, 3)
  expect(more.filter(({ status }) => status === 401)).toHaveLength(1)
})

test('strangers spend nothing of what is proved in an open session, and sessions nothing of theirs', async () => {
  const services = shop({ LOGIN_FAILURES_PER_QUARTER_HOUR: '2', ACCOUNT_FAILURES_PER_HOUR: '2' })
  const ana = await aLoggedInBuyer(services)
  await guess(services, ana.email, 5)
  const wrong = { currentPassword: 'Mal00000', newPassword: 'Tostada2026' }
  for (const status of [401, 401, 429]) {
    expect((await ana.send('PUT', '/account/password', wrong)).status).toBe(status)
  }
  // Proving oneself with the mailbox opens that too.
  await recover(services, ana.email, { password: PASSWORD })
  const { cookies } = await logIn(services, ana.email, PASSWORD)
  const body = { currentPassword: PASSWORD }
  const deleted = await sendJson(services, 'DELETE', '/account', { body, headers: cookieHeader(cookies) })
  expect(deleted.status).toBe(200)
  expect(deleted.cookies.join()).toContain('lupulo_known=; Max-Age=0')
})

test('counters name nobody: no address, e-mail, user or browser', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const headers = await aKnownBrowser(services, ana.email)
  await logIn(services, ana.email, 'Mal00000', { headers })
  await guess(services, ana.email, 2)
  await ana.send('PUT', '/account/password', { currentPassword: 'Mal00000', newPassword: 'Tostada2026' })
  const kept = (await database.db.select().from(rateLimits)).map(({ key }) => key)
  for (const counted of ['log-in', 'log-in-failure', 'log-in-failure-of-account', 'own-password-failure']) {
    expect(kept.some((key) => key.startsWith(`${counted}:`))).toBe(true)
  }
  for (const key of kept) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
})
