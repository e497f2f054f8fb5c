import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rateLimits } from '#database/schema.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { createRateLimits } from './rate-limit.ts'

const database = useTestDatabase()

/** The limits as another process of the shop would make them. */
function aProcess(settings: Record<string, string> = {}) {
  const { env, pool } = makeTestServices(database, { RATE_LIMITS: 'on', SIGN_UPS_PER_HOUR: '2', ...settings })
  return createRateLimits(pool, env)
}

test('processes count together, each person and each deed apart', async () => {
  const [one, other] = [aProcess(), aProcess()]
  expect(await one.take('sign-up', 'ana')).toBeUndefined()
  expect(await other.take('sign-up', 'ana')).toBeUndefined()
  const refusal = { refused: 'too-many-requests', details: { retryAfterSeconds: expect.any(Number) } }
  expect(await one.take('sign-up', 'ana')).toEqual(refusal)
  expect(await other.take('sign-up', 'ana')).toEqual(refusal)
  expect(await one.take('sign-up', 'eva')).toBeUndefined()
  expect(await one.take('log-in', 'ana')).toBeUndefined()
})

test('who goes on trying waits no longer, and is free when the time is over', async () => {
  const limits = aProcess()
  for (let attempt = 0; attempt < 5; attempt++) await limits.take('sign-up', 'impaciente')
  await database.db.update(rateLimits).set({ expire: sql`extract(epoch from now()) * 1000 - 1` })
  expect(await limits.take('sign-up', 'impaciente')).toBeUndefined()
})

test('what is forgotten starts anew', async () => {
  const limits = aProcess()
  for (let attempt = 0; attempt < 3; attempt++) await limits.take('sign-up', 'olvidada')
  await limits.forget('sign-up', 'olvidada')
  expect(await limits.take('sign-up', 'olvidada')).toBeUndefined()
})

test('RATE_LIMITS=off counts nothing', async () => {
  const limits = aProcess({ RATE_LIMITS: 'off' })
  for (let attempt = 0; attempt < 5; attempt++) expect(await limits.take('sign-up', 'libre')).toBeUndefined()
})
