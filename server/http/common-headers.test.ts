import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { setAnswerHeaders } from './common-headers.ts'

async function headersOf(publicUrl: string, HSTS_SUBDOMAINS = false): Promise<Headers> {
  const app = new Hono()
    .use(setAnswerHeaders({ publicUrl, HSTS_SUBDOMAINS }))
    .get('/', (context) => context.json({ beer: true }))
  return (await app.request('/')).headers
}

test('every answer forbids sniffing and names its sender', async () => {
  const headers = await headersOf('http://localhost:3000')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('an answer that somebody opens loads nothing and stands in no frame', async () => {
  const headers = await headersOf('http://localhost:3000')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('only a shop on TLS asks browsers to stay on it', async () => {
  expect((await headersOf('https://shop.example')).has('strict-transport-security')).toBe(true)
  expect((await headersOf('http://localhost:3000')).has('strict-transport-security')).toBe(false)
})

test('subdomains too only where the operator says that they all speak TLS', async () => {
  const [alone, all] = [
    await headersOf('https://shop.example'),
    await headersOf('https://shop.example', true),
  ]
  expect(alone.get('strict-transport-security')).toBe('max-age=31536000')
  expect(all.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})
