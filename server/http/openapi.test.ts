import { createHash } from 'node:crypto'
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

test('calls may load nothing and stand in no frame; their page has its own style, and that alone', async () => {
  const app = createApp(makeTestServices(database))
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
  for (const path of ['/api/openapi.json', '/api/product', '/api/account', '/api/nothing', '/livez'])
    expect(await policyOf(path), path).toBe("default-src 'none'; frame-ancestors 'none'")

  const page = await app.request('/api/docs')
  const html = await page.text()
  const [, style] = /<style>([^<]*)<\/style>/.exec(html)!
  const hash = createHash('sha256').update(style!).digest('base64')
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  expect(html).not.toMatch(/<script| style=|<img/)
})
