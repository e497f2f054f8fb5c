import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import type { ApiEnv } from '#server/http/api-context.ts'
import { bind } from '#server/http/bind.ts'
import { createReadingTurns } from '#server/http/reading-turns.ts'
import { Paying } from '#server/paying.ts'
import type { Services } from '#server/services.ts'
import { readEnv } from '#server/settings/env.ts'
import { takeBroken } from './taken-broken.ts'

const beer = z.object({ name: z.string(), priceCents: z.int(), hops: z.string().optional() })
const CALL = {
  method: 'GET',
  path: '/planted',
  summary: 'Planted.',
  access: 'anyone',
  status: 200,
} as const

/** Serves an answer as routes do, and tells what the test would have failed with. */
async function brokenBy(response: z.ZodType, answer: unknown): Promise<string[]> {
  const api = new Hono<ApiEnv>()
  const env = readEnv({})
  const readingTurns = createReadingTurns(env.poolSizes, () => 0, new Paying())
  const visited = { env, readingTurns, identity: { sessionOf: async () => null } } as unknown as Services
  bind(api, visited, endpoint({ ...CALL, response }), () => answer as object)
  expect((await api.request('/planted')).status).toBe(200)
  return takeBroken()
}

test('an answer as promised is kept, optional fields or not', async () => {
  expect(await brokenBy(beer, { name: 'Faro', priceCents: 450 })).toEqual([])
  expect(await brokenBy(beer, { name: 'Faro', priceCents: 450, hops: undefined })).toEqual([])
})

test('a required field that no SQL selects is named with its call', async () => {
  const answer = { beers: [{ name: 'Faro', priceCents: undefined }] }
  expect(await brokenBy(z.object({ beers: z.array(beer) }), answer)).toEqual([
    expect.stringMatching(/^GET \/planted breaks its contract: beers\.\[\]\.priceCents: .*undefined/),
  ])
})

test('a field of another kind is named, of a union too', async () => {
  const [broken] = await brokenBy(z.union([z.array(beer), beer]), { name: 'Faro', priceCents: '4,50' })
  expect(broken).toMatch(/^GET \/planted breaks its contract: priceCents: /)
})

test('a field that the contract does not know is named, however deep, and not its value', async () => {
  const answer = { page: { beers: [{ name: 'Faro', priceCents: 450, sellersEmail: 'ana@example.com' }] } }
  const schema = z.object({ page: z.object({ beers: z.array(beer) }) })
  expect(await brokenBy(schema, answer)).toEqual([
    'GET /planted breaks its contract: page.beers.[].sellersEmail: a field that it does not know',
  ])
})

test('a file is answered only where the contract says so', async () => {
  expect(await brokenBy(beer, new Response('a;b'))).toEqual([
    'GET /planted breaks its contract: it answers with a file',
  ])
})
