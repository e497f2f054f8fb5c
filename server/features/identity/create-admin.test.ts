import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'
import { createAdmin } from './create-admin.ts'

const database = useTestDatabase()

test('makes an administrator who can log in', async () => {
  const made = await createAdmin(database.db, { email: 'Jefa@Shop.example', password: 'Segura123' })
  expect(made).toEqual({ email: 'jefa@shop.example' })
  const { body } = await sendJson(makeTestServices(database), 'POST', '/login', {
    body: { email: 'jefa@shop.example', password: 'Segura123' },
  })
  const [admin] = await database.db.select().from(users).where(eq(users.email, 'jefa@shop.example'))
  expect(body).toEqual({ access: true, id: admin!.id, role: 'Admin', name: 'Administración' })
})

test('says that an e-mail is taken, and makes nobody an administrator by that', async () => {
  const buyer = await aBuyer(database.db, { user: { email: 'ana@correo.example' } })
  const made = await createAdmin(database.db, { email: 'ANA@correo.example', password: 'Segura123' })
  expect(made).toEqual({ wrong: 'ana@correo.example has an account already.' })
  const [still] = await database.db.select().from(users).where(eq(users.id, buyer.id))
  expect(still!.role).toBe('Person')
})

const RULE =
  'The password needs 8 to 128 characters, among them an uppercase letter, a lowercase letter and a digit.'

test.each([
  ['jefa', 'Segura123', '"jefa" is not an e-mail address.'],
  ['jefa2@shop.example', '', 'There is no password on standard input.'],
  ['jefa2@shop.example', 'segura123', RULE],
  ['jefa2@shop.example', 'Segura1', RULE],
  ['jefa2@shop.example', `Segura1${'x'.repeat(122)}`, RULE],
])('%s with password %j: %s', async (email, password, wrong) => {
  expect(await createAdmin(database.db, { email, password })).toEqual({ wrong })
})
