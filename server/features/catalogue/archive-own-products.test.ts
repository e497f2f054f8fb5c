import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beers } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aLoggedInSeller } from '#tests/factories/logged-in-people.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { sendJson } from '#tests/http/send-json.ts'

const database = useTestDatabase()

async function aBrewery() {
  const services = makeTestServices(database)
  const seller = await aLoggedInSeller(services)
  const [kept, old] = [
    await aBeer(database.db, { companyId: seller.id, name: 'Se queda' }),
    await aBeer(database.db, { companyId: seller.id, name: 'Se fue' }),
  ]
  const archive = (ids: string[], archived = true) =>
    seller.send('POST', `/company/${seller.id}/products/archive`, { ids, archived })
  const table = async (query = '') =>
    (await seller.send('GET', `/company/${seller.id}/products${query}`)).body as {
      products: { id: string; archived: boolean }[]
      total: number
      counts: Record<string, number>
    }
  const stored = async () => (await database.db.select().from(beers).where(eq(beers.id, old.id)))[0]!
  return { services, seller, kept, old, archive, table, stored }
}

test('an archived beer is off sale and in no list but its own; its page stays for everybody', async () => {
  const { services, seller, kept, old, archive, table } = await aBrewery()
  const answer = await archive([old.id])
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { rows: [{ id: old.id, refused: null, product: { archived: true, status: false } }] },
  ])
  expect(await table()).toMatchObject({
    products: [{ id: kept.id }],
    total: 1,
    counts: { on: 1, off: 0, archived: 1 },
  })
  expect(await table('?state=archived')).toMatchObject({ products: [{ id: old.id }], total: 1 })
  const shop = await sendJson(services, 'GET', `/product?companyId=${seller.id}`)
  expect(JSON.stringify(shop.body)).not.toContain(old.id)
  const page = await sendJson(services, 'GET', `/product/${old.id}`)
  expect([page.status, page.body]).toMatchObject([200, { archived: true, status: false, Qualifications: [] }])
  expect(await sendJson(services, 'GET', `/product/${kept.id}`)).not.toHaveProperty('body.archived')
})

test('what the administration took off sale, or whose brewery it shut out, is not to be read by archiving it', async () => {
  const { services, old, archive } = await aBrewery()
  await archive([old.id])
  await database.db.update(beers).set({ blocked: true }).where(eq(beers.id, old.id))
  expect((await sendJson(services, 'GET', `/product/${old.id}`)).status).toBe(404)
})

test('it cannot be put on sale before it is restored, by no way; restored, it is off sale', async () => {
  const { seller, old, archive, stored } = await aBrewery()
  await archive([old.id])
  const refused = { code: 'beer-archived' }
  const switchOn = { companyId: seller.id, status: true }
  expect(await seller.send('PUT', `/product/${old.id}`, switchOn)).toMatchObject({
    status: 409,
    body: refused,
  })
  const rows = [{ id: old.id, edition: 2, status: true }]
  const inTable = await seller.send('PUT', `/company/${seller.id}/products`, { rows })
  expect(inTable.body).toMatchObject({ rows: [{ refused }] })
  await expect(
    database.db.update(beers).set({ available: true }).where(eq(beers.id, old.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'beers_archived_off_sale' } })
  await archive([old.id], false)
  expect(await stored()).toMatchObject({ archivedAt: null, available: false, edition: 3 })
  expect((await seller.send('PUT', `/product/${old.id}`, switchOn)).status).toBe(200)
})

test('twice is once; a second editor is told; another brewery’s beer is in none of them', async () => {
  const { services, seller, old, archive, stored } = await aBrewery()
  const rival = await aLoggedInSeller(services)
  const theirs = await aBeer(database.db, { companyId: rival.id })
  await Promise.all([archive([old.id]), archive([old.id])])
  const since = (await stored()).archivedAt
  await archive([old.id, old.id])
  expect(await stored()).toMatchObject({ edition: 2, archivedAt: since })
  const rows = [{ id: old.id, edition: 1, price: 9 }]
  expect((await seller.send('PUT', `/company/${seller.id}/products`, { rows })).body).toMatchObject({
    rows: [{ refused: { code: 'record-changed' } }],
  })
  const answer = await archive([theirs.id])
  expect(answer.body).toMatchObject({ rows: [{ product: null, refused: { code: 'beer-not-found' } }] })
  expect((await sendJson(services, 'GET', `/product/${theirs.id}`)).body).toMatchObject({ status: true })
})
