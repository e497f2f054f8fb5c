import { eq } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aShopWithProvider } from '#tests/factories/a-sign-in.ts'
import { anAdminWithSecondFactor } from '#tests/factories/an-admin-with-second-factor.ts'
import { codeNotShown, shownCode } from '#tests/factories/an-authenticator.ts'
import { aProvenPerson } from '#tests/factories/an-identity-provider.ts'
import { aLoggedInSeller, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

/** A log that remembers what it was told of log-ins. */
function aLog() {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const told = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'log-in')
      .map(({ logIn, reason, factor, userId }) => ({ logIn, reason, factor, userId }))
  return { log, lines, told }
}

test('each log-in by password is told, whose it was and what came of it, with the request and no e-mail', async () => {
  const { log, lines, told } = aLog()
  const services = makeTestServices(database, { RATE_LIMITS: 'on', LOGINS_PER_QUARTER_HOUR: '4' }, { log })
  const { email, userId } = await aLoggedInSeller(services)
  const logIn = (as: string, password: string) =>
    sendJson(services, 'POST', '/login', {
      body: { email: as, password },
      headers: { 'x-request-id': 'asked-by-the-test' },
    })
  await logIn(email, PASSWORD)
  await logIn(email, 'Mal12345')
  await logIn('nadie@correo.example', 'Mal12345')
  await database.db.update(users).set({ active: false }).where(eq(users.id, userId))
  await logIn(email, PASSWORD)
  await logIn(email, PASSWORD)
  const factor = 'password'
  expect(told()).toEqual([
    { logIn: 'succeeded', factor, userId },
    { logIn: 'refused', reason: 'wrong-credentials', factor, userId },
    { logIn: 'refused', reason: 'wrong-credentials', factor },
    { logIn: 'refused', reason: 'account-deactivated', factor, userId },
    { logIn: 'refused', reason: 'too-many-requests', factor },
  ])
  expect(lines.filter((line) => line.includes('"requestId":"asked-by-the-test"'))).toHaveLength(10)
  expect(lines.join('')).not.toMatch(/@|Mal12345|Cebada/)
})

test('a log-in in two steps is told twice, and wrong codes are', async () => {
  const { log, lines, told } = aLog()
  const services = makeTestServices(database, {}, { log })
  const admin = await anAdminWithSecondFactor(services)
  const started = await admin.startLogIn()
  const [wrong, code] = [codeNotShown(admin.key), shownCode(admin.key)]
  await started.finish({ code: wrong })
  await started.finish({ code })
  await started.finish({ backupCode: admin.backupCodes[0]! })
  const userId = admin.id
  expect(told()).toEqual([
    { logIn: 'half-way', factor: 'password', userId },
    { logIn: 'refused', reason: 'wrong-second-factor', factor: 'code', userId },
    { logIn: 'succeeded', factor: 'code', userId },
    { logIn: 'refused', reason: 'second-factor-over', factor: 'backup-code' },
  ])
  // An id that the request did not bring is made up, and stands in both of its lines.
  const ids = lines.map((line) => JSON.parse(line).requestId)
  expect(new Set(ids).size).toBe(ids.length / 2)
})

test('so is a sign-in through a provider', async () => {
  const { log, told } = aLog()
  const shop = aShopWithProvider(database, {}, { log })
  const person = aProvenPerson()
  const { visitor } = await shop.signIn(person)
  const made = await visitor.post('/api/sign-in/buyer', {})
  await shop.signIn(person)
  await shop.signIn(aProvenPerson({ emailVerified: false }))
  const userId = made.body.id
  expect(told()).toEqual([
    { logIn: 'succeeded', factor: 'provider', userId },
    { logIn: 'succeeded', factor: 'provider', userId },
    { logIn: 'refused', reason: 'email-unverified', factor: 'provider' },
  ])
})
