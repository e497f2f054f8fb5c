import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBeer } from '#tests/factories/a-beer.ts'
import { anAdminWithSecondFactor } from '#tests/factories/an-admin-with-second-factor.ts'
import { shownCode } from '#tests/factories/an-authenticator.ts'
import { aLoggedInAdmin, aLoggedInBuyer, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import { codeMailedTo } from '#tests/running/mails.ts'
import { useTwoShops } from '#tests/running/two-shops.ts'
import { ask, atOnce, outcomes, times } from './at-once.ts'
import { roundsOf } from './rounds-of.ts'

const CONTACT_MESSAGES = 5
const shops = useTwoShops({
  RETRY_EVERY_SECONDS: '1',
  RATE_LIMITS: 'on',
  CONTACT_MESSAGES_PER_HOUR: String(CONTACT_MESSAGES),
  SIGN_UPS_PER_HOUR: '100000',
  CODES_PER_HOUR: '100000',
  LOGINS_PER_QUARTER_HOUR: '100000',
  ORDERS_PER_HOUR_BY_ADDRESS: '100000',
})
const { race, end } = roundsOf(
  shops,
  'what one account or admin may do once, asked for at both processes at once',
)

race('of those who sign up with one e-mail, as buyers and as companies, one has it', async () => {
  const email = `carrera-${randomUUID()}@correo.example`
  const buyer = { method: 'POST', path: '/user', body: aBuyerForm({ email }) }
  const company = { method: 'POST', path: '/company', body: aCompanyForm({ email: email.toUpperCase() }) }
  const answers = await atOnce(shops, [buyer, buyer, company, company])
  expect(outcomes(answers)).toEqual(['201', ...times(3, '409 email-taken')])
  const made = await shops.database.pool.query(
    `SELECT (SELECT count(*)::int FROM buyers WHERE user_id = users.id)
          + (SELECT count(*)::int FROM companies WHERE user_id = users.id) AS profiles
     FROM users WHERE email = $1`,
    [email],
  )
  expect(made.rows).toEqual([{ profiles: 1 }])
})

race('of two admins who switch each other off one stays', async () => {
  const { services } = shops
  const [one, other] = [await aLoggedInAdmin(services), await aLoggedInAdmin(services)]
  const off = (by: typeof one, id: string) => ({
    method: 'PUT',
    path: '/user',
    body: { id, status: false },
    ...by.headers,
  })
  const answers = await atOnce(shops, [off(one, other.id), off(other, one.id)])
  expect(outcomes(answers)).toEqual(['200', '401 not-signed-in'])
})

race('a recovery code changes the password once', async () => {
  const { email } = await aLoggedInBuyer(shops.services)
  expect((await ask(shops.turn(), { method: 'POST', path: '/forgetpassword', body: { email } })).status).toBe(
    200,
  )
  const code = await codeMailedTo(shops.world, email)
  const answers = await atOnce(
    shops,
    ['Malteada2026a', 'Malteada2026b', 'Malteada2026c', 'Malteada2026d'].map((newPassword) => ({
      method: 'PUT',
      path: '/newpassword',
      body: { email, code, newPassword },
    })),
  )
  expect(outcomes(answers)).toEqual(['200', ...times(3, '401 wrong-code')])
})

race('a code of an authenticator opens one session', async () => {
  const admin = await anAdminWithSecondFactor(shops.services)
  const logIns = await Promise.all(times(4, PASSWORD).map((password) => admin.startLogIn(password)))
  const code = shownCode(admin.key)
  const answers = await atOnce(
    shops,
    logIns.map(({ cookies }) => ({
      method: 'POST',
      path: '/login/second-factor',
      body: { code },
      cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
    })),
  )
  expect(outcomes(answers)).toEqual(['200', ...times(3, '401 wrong-second-factor')])
})

race('an account that is deleted leaves no open order, and one with an open order stays', async () => {
  const { services, database } = shops
  const beer = await aBeer(database.db, { onHand: 10 })
  const { headers } = await aLoggedInBuyer(services)
  const [deleted, placed] = await atOnce(shops, [
    { method: 'DELETE', path: '/account', body: { currentPassword: PASSWORD }, ...headers },
    {
      method: 'POST',
      path: '/create-order',
      body: { products: [{ id: beer.id, quantity: 1 }] },
      ...headers,
    },
  ])
  const both = [outcomes([deleted!])[0], placed!.status === 201]
  expect([
    ['200', false],
    ['409 purchase-unpaid', true],
  ]).toContainEqual(both)
  expect(placed!.status).toBeLessThan(500)
})

test('both processes count together what somebody may do only so often', async () => {
  const writer = { name: 'Ana Pérez', email: 'ana@example.com', phone: '+54 351 5550100' }
  const answers = await atOnce(
    shops,
    times(14, '¿Hay visitas?').map((question, at) => ({
      method: 'POST',
      path: '/contactme',
      body: { ...writer, message: `${question} ${at}` },
    })),
  )
  expect(outcomes(answers)).toEqual([
    ...times(CONTACT_MESSAGES, '201'),
    ...times(14 - CONTACT_MESSAGES, '429 too-many-requests'),
  ])
  for (const { headers } of answers.filter(({ status }) => status === 429)) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

end()
