import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'

const database = useTestDatabase()

test('what depends on who asks is kept by no cache', async () => {
  const services = makeTestServices(database)
  const app = createApp(services)
  const [beer, buyer] = [await aBeer(database.db), await aBuyer(database.db)]
  const headers = await signedIn(services, buyer.id)
  const cached = async (path: string, init?: RequestInit) =>
    (await app.request(`/api${path}`, init)).headers.get('Cache-Control')

  const personal = [
    `/persons/${buyer.id}`,
    `/shoppingHistories?userPersonId=${buyer.id}`,
    `/product/${beer.id}`,
  ]
  for (const path of personal) expect(await cached(path, { headers }), path).toBe('private, no-store')
  expect(await cached(`/persons/${buyer.id}`), 'a refusal to a visitor').toBe('private, no-store')
  expect(await cached('/cart'), 'a visitor’s cart').toBe('private, no-store')
  expect(await cached('/session', { headers })).toBe('no-store')
  expect(await cached(`/product/${beer.id}`), 'a beer as everybody sees it').toBeNull()
})
