import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { createApp } from '../app.ts'

const database = useTestDatabase()

test('the document and its page name every call, however often they are asked for', async () => {
  const app = createApp(makeTestServices(database))
  for (const _time of ['first', 'second']) {
    const { paths } = await (await app.request('/api/openapi.json')).json()
    const missing = ALL_CALLS.filter(([, { method, path }]) => !paths[path]?.[method.toLowerCase()])
    expect(missing.map(([name]) => name)).toEqual([])
    const page = await (await app.request('/api/docs')).text()
    expect(ALL_CALLS.filter(([, { path }]) => !page.includes(path)).map(([name]) => name)).toEqual([])
  }
})
