import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { beers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { shownCode } from '#tests/factories/an-authenticator.ts'
import { aLoggedInAdmin, aLoggedInBuyer, inABrowser, PASSWORD } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const PATH = '/account/second-factor'
const MISSING = {
  code: 'second-factor-missing',
  message: 'Activa primero la verificación en dos pasos: esta tienda la pide a quienes la administran.',
}

/** A shop where admins need it, with one who has none. */
async function aStrictShop() {
  const services = makeTestServices(database, { ADMIN_SECOND_FACTOR: 'required' })
  return { services, admin: await aLoggedInAdmin(services) }
}

const forAdmins = ALL_CALLS.filter(([, { access }]) => access === 'signed-in' || access.includes('Admin'))
const SETTING_UP = ['getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor']

test('only what sets it up is open to an admin without one', () => {
  const open = ALL_CALLS.filter(([, call]) => call.beforeSecondFactor).map(([name]) => name)
  expect(open.toSorted()).toEqual([...SETTING_UP, 'getSession'].toSorted())
})

test.each(forAdmins.filter(([name]) => !SETTING_UP.includes(name)))(
  '%s refuses an admin without it, whatever they send',
  async (_name, { method, path }) => {
    const { services, admin } = await aStrictShop()
    const filled = path.replace(/\{\w+\}/g, admin.id)
    const body = method === 'GET' ? undefined : {}
    const { status, body: said } = await sendJson(services, method, filled, { body, headers: admin.headers })
    expect([status, said]).toEqual([403, MISSING])
  },
)

test('what is open to everyone shows them what everyone sees', async () => {
  const { services, admin } = await aStrictShop()
  const beer = await aBeer(database.db)
  await database.db.update(beers).set({ blocked: true }).where(eq(beers.id, beer.id))
  expect((await admin.send('GET', `/product/${beer.id}`)).status).toBe(404)
  const lenient = makeTestServices(database)
  const { send } = await inABrowser(lenient, admin)
  expect((await send('GET', `/product/${beer.id}`)).status).toBe(200)
  expect((await sendJson(services, 'GET', '/product')).status).toBe(200)
})

test('they log in, are told so, set it up, and everything opens; it cannot be turned off', async () => {
  const { services, admin } = await aStrictShop()
  const credentials = { email: admin.email, password: PASSWORD }
  const opened = await sendJson(services, 'POST', '/login', { body: credentials })
  const user = { access: true, id: admin.id, role: 'Admin', name: admin.name }
  expect(opened.body).toEqual({ ...user, secondFactorMissing: true })
  expect(await admin.session()).toEqual({ ...user, secondFactorMissing: true })
  expect((await admin.send('GET', PATH)).body).toMatchObject({ enabled: false, required: true })

  const begun = await admin.send('POST', PATH, { currentPassword: PASSWORD })
  const { key } = begun.body as { key: string }
  expect((await admin.send('GET', '/account')).body).toEqual(MISSING)
  expect((await admin.send('PUT', PATH, { code: shownCode(key) })).status).toBe(200)
  expect(await admin.session()).toEqual(user)
  expect((await admin.send('GET', '/account')).status).toBe(200)
  expect((await admin.send('GET', '/persons')).status).not.toBe(403)

  const proof = { code: shownCode(key, 1) }
  const ended = await admin.send('DELETE', PATH, { currentPassword: PASSWORD, proof })
  expect([ended.status, ended.body]).toEqual([
    403,
    {
      code: 'second-factor-required',
      message: 'Esta tienda pide la verificación en dos pasos: no se puede desactivar.',
    },
  ])
})

test('who owes it may log out; buyers owe nothing', async () => {
  const { services, admin } = await aStrictShop()
  expect((await admin.send('POST', '/logout')).body).toEqual({ access: false })
  expect(await admin.session()).toBeNull()
  const buyer = await aLoggedInBuyer(services)
  expect((await buyer.send('GET', '/account')).status).toBe(200)
})
