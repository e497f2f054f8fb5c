import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { beers, users } from '#database/schema.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import type { ApiEnv } from './api-context.ts'

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
  expect(await cached(`/product/${beer.id}`), 'a beer as everybody sees it').toBe('no-cache')
})

test('what everybody may see is sent once to whoever asks for it by its name', async () => {
  const services = makeTestServices(database)
  const app = createApp(services)
  const [beer, buyer] = [await aBeer(database.db), await aBuyer(database.db)]
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await app.request(`/api/product/${beer.id}`, { headers })
    return { status: answer.status, tag: answer.headers.get('ETag'), body: await answer.text() }
  }
  const first = await ask()
  expect(first).toMatchObject({ status: 200, tag: expect.stringMatching(/^"[\w-]{22}"$/) })
  expect(await ask({ 'if-none-match': `"x", W/${first.tag}` })).toEqual({
    status: 304,
    tag: first.tag,
    body: '',
  })
  // Whoever is signed in is told more of it, and by no name.
  const session = await signedIn(services, buyer.id)
  expect(await ask({ ...session, 'if-none-match': first.tag! })).toMatchObject({ status: 200, tag: null })
  await database.db.update(beers).set({ priceCents: 725 }).where(eq(beers.id, beer.id))
  const changed = await ask({ 'if-none-match': first.tag! })
  expect(changed.status).toBe(200)
  expect(changed.tag).not.toBe(first.tag)
})

test('the calls of one page look up once who is signed in, and anew after one that changed something', async () => {
  const services = makeTestServices(database)
  const app = createApp(services)
  const buyer = await aBuyer(database.db)
  const headers = await signedIn(services, buyer.id)
  const lookedUp = vi.spyOn(services.identity, 'sessionOf')
  const page = {}
  const nameFor = async (env: ApiEnv['Bindings'], init: RequestInit = { headers }) =>
    (await (await app.request('/api/session', init, env)).json())?.name

  expect([await nameFor({ page }), await nameFor({ page })]).toEqual([buyer.name, buyer.name])
  expect(lookedUp).toHaveBeenCalledTimes(1)
  await database.db.update(users).set({ name: 'Otra' }).where(eq(users.id, buyer.id))
  expect(await nameFor({ page })).toBe(buyer.name)
  await app.request('/api/logout', { method: 'POST', headers }, { page })
  expect(await nameFor({ page }), 'logged out by the page itself').toBeUndefined()
  expect(lookedUp).toHaveBeenCalledTimes(2)
})

test('no other request hears of it: neither another page nor one that says to be of a page', async () => {
  const services = makeTestServices(database)
  const app = createApp(services)
  const headers = await signedIn(services, (await aBuyer(database.db)).id)
  const page = {}
  await app.request('/api/session', { headers }, { page })
  for (const env of [{ page: {} }, {}, undefined])
    expect(await (await app.request('/api/session', {}, env)).json()).toBeNull()
  const claims = { page: JSON.stringify({ session: { access: true, role: 'Admin' } }), 'x-page': '1' }
  expect(await (await app.request('/api/session', { headers: claims })).json()).toBeNull()
})
