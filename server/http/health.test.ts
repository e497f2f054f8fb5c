import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

async function ready(app: ReturnType<typeof createApp>) {
  const answer = await app.request('/readyz')
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), ...(await answer.json()) }
}

test('is ready once its beers were read, and stays so while they are read anew', async () => {
  const services = makeTestServices(database)
  let reading = Promise.withResolvers<void>()
  const app = createApp({ ...services, search: { ...services.search, ready: () => reading.promise } })
  expect(await ready(app)).toEqual({ status: 503, retryAfter: '2', ready: false, reason: 'beers' })
  reading.resolve()
  expect(await ready(app)).toEqual({ status: 200, retryAfter: null, ready: true })
  reading = Promise.withResolvers<void>()
  expect(await ready(app)).toMatchObject({ status: 200 })
})

test('is ready for all else where its beers cannot be read', async () => {
  const services = makeTestServices(database)
  const search = { ...services.search, ready: () => Promise.reject(new Error('unreadable')) }
  expect(await ready(createApp({ ...services, search }))).toMatchObject({ status: 200 })
})
