import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { users } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()
const NOT_FOUND = { code: 'user-not-found', message: '¡Usuario no encontrado!' }

async function getAs(userId: string | null, id: string) {
  const services = makeTestServices(database)
  const headers = userId ? await signedIn(services, userId) : {}
  return sendJson(services, 'GET', `/persons/${id}`, { headers })
}

async function anAdmin() {
  const email = `${randomUUID()}@shop.example`
  const [admin] = await database.db.insert(users).values({ name: 'Jefa', email, role: 'Admin' }).returning()
  return admin!
}

test('buyers read their own record, admins everybody’s', async () => {
  const buyer = await aBuyer(database.db, { user: { email: 'ana@correo.example' } })
  const own = await getAs(buyer.id, buyer.id)
  expect(own.status).toBe(200)
  expect(own.body).toMatchObject({
    id: buyer.id,
    email: 'ana@correo.example',
    document: 30111222,
    role: 'Person',
    status: true,
  })
  expect((await getAs((await anAdmin()).id, buyer.id)).body).toEqual(own.body)
})

test('to everybody else a buyer is not there', async () => {
  const [ana, eva] = [await aBuyer(database.db), await aBuyer(database.db)]
  const admin = await anAdmin()
  expect((await getAs(null, ana.id)).status).toBe(401)
  for (const [who, id] of [
    [eva.id, ana.id],
    [eva.id, 'no-id'],
    [admin.id, 'no-id'],
    [admin.id, randomUUID()],
    [admin.id, admin.id],
  ] as const) {
    const answer = await getAs(who, id)
    expect([answer.status, answer.body]).toEqual([404, NOT_FOUND])
  }
})
