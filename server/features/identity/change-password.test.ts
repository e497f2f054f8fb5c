import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, users } from '#database/schema.ts'
import type { Services } from '#server/services.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import {
  aLoggedInAdmin,
  aLoggedInBuyer,
  aLoggedInSeller,
  inABrowser,
  mailsTo,
  PASSWORD,
} from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase({ poolSize: 20 })
const shop = (settings: Record<string, string> = {}) => makeTestServices(database, settings)

const NEW_PASSWORD = 'Malteada2026'
type Browser = Awaited<ReturnType<typeof inABrowser>>
const change = ({ send }: Browser, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  send('PUT', '/account/password', { currentPassword, newPassword })
const logIn = (services: Services, email: string, password: string) =>
  sendJson(services, 'POST', '/login', { body: { email, password } })

test.each([
  ['a buyer', aLoggedInBuyer],
  ['a seller', (services: Services) => aLoggedInSeller(services)],
  ['an admin', aLoggedInAdmin],
])(
  '%s changes the password: the other sessions end, this one stays, and a notice is mailed',
  async (_who, anybody) => {
    const services = shop()
    const person = await anybody(services)
    const userId = 'userId' in person ? person.userId : person.id
    const elsewhere = await inABrowser(services, { id: userId })
    const changed = await change(person)
    expect([changed.status, changed.body]).toEqual([200, { message: 'Contraseña cambiada exitosamente' }])
    expect(await person.session()).not.toBeNull()
    expect(await elsewhere.session()).toBeNull()
    expect((await mailsTo(services, person.email)).map(({ kind }) => kind)).toEqual(['password-changed'])
    expect((await logIn(services, person.email, PASSWORD)).status).toBe(401)
    expect((await logIn(services, person.email, NEW_PASSWORD)).status).toBe(200)
    // And back again, which is told as well.
    expect((await change(person, NEW_PASSWORD, PASSWORD)).status).toBe(200)
    expect(await mailsTo(services, person.email)).toHaveLength(2)
  },
)

test('a wrong current password changes nothing, and is told at its field', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const elsewhere = await inABrowser(services, ana)
  const wrong = await change(ana, 'Cebada2025')
  expect([wrong.status, wrong.body]).toEqual([
    401,
    {
      code: 'wrong-password',
      message: 'La contraseña no es correcta.',
      fields: { currentPassword: 'La contraseña no es correcta.' },
    },
  ])
  expect(await elsewhere.session()).not.toBeNull()
  expect(await mailsTo(services, ana.email)).toEqual([])
  expect((await logIn(services, ana.email, PASSWORD)).status).toBe(200)
})

test('a weak new password is refused in the words of sign-up, and an unknown name is told', async () => {
  const ana = await aLoggedInBuyer(shop())
  const body = { currentPassword: '', newPassword: 'cebada', email: 'otra@correo.example' }
  expect((await ana.send('PUT', '/account/password', body)).body).toMatchObject({
    fields: {
      currentPassword: 'Información requerida',
      newPassword:
        'La contraseña debe contener al menos una mayúscula, una minúscula, un número y tener más de 8 caracteres.',
      email: 'Campo desconocido.',
    },
  })
})

test('who signs in through a provider alone is shown the way to a password', async () => {
  const ana = await aLoggedInBuyer(shop())
  await database.db
    .update(accounts)
    .set({ providerId: 'https://id.example', password: null })
    .where(eq(accounts.userId, ana.id))
  const refused = await change(ana)
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      code: 'no-password-to-change',
      message: 'Tu cuenta todavía no tiene contraseña. Elige una con «Forgot Password».',
    },
  ])
})

test('of forty guesses at once ten are looked at, and then not even the right one', async () => {
  const services = shop({ RATE_LIMITS: 'on' })
  const ana = await aLoggedInBuyer(services)
  const guesses = await Promise.all(Array.from({ length: 40 }, (_, guess) => change(ana, `Malteada${guess}`)))
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([
    ...Array(10).fill(401),
    ...Array(30).fill(429),
  ])
  expect((await change(ana)).status).toBe(429)
})

test('of changes at the same time one is made', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const browsers = [ana, await inABrowser(services, ana), await inABrowser(services, ana)]
  const passwords = ['Malteada2026a', 'Malteada2026b', 'Malteada2026c']
  const answers = await Promise.all(browsers.map((browser, at) => change(browser, PASSWORD, passwords[at])))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  const made = answers.findIndex(({ status }) => status === 200)
  expect((await logIn(services, ana.email, passwords[made]!)).status).toBe(200)
  expect(await mailsTo(services, ana.email)).toHaveLength(1)
})

test('without a session, or with a deactivated person’s, there is nothing to change', async () => {
  const services = shop()
  const ana = await aLoggedInBuyer(services)
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect((await sendJson(services, 'PUT', '/account/password', { body })).status).toBe(401)
  expect((await sendJson(services, 'GET', '/account')).status).toBe(401)
  expect((await sendJson(services, 'POST', '/account/email')).status).toBe(401)
  await database.db.update(users).set({ active: false }).where(eq(users.id, ana.id))
  expect((await change(ana)).status).toBe(401)
})
