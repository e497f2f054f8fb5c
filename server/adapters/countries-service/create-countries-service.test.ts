import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createCountriesService } from './create-countries-service.ts'

/** A service that answers every question so; null: never. */
async function aService(status: number, body: string | null) {
  const server = createServer((_request, response) => {
    if (body !== null) response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return createCountriesService(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 300)
}

test.each([
  ['[{"name":{"common":"Peru","official":"Republic of Peru"},"cca2":"PE"},{"name":{"common":"Chile"}}]'],
  ['["Peru","Chile"]'],
])('reads the names in %s', async (body) => {
  expect(await (await aService(200, body)).fetchNames()).toEqual(['Peru', 'Chile'])
})

test('is not followed elsewhere', async () => {
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url!)
    if (url === '/') response.writeHead(302, { location: '/elsewhere' }).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('["Peru"]')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await expect(createCountriesService(`http://127.0.0.1:${port}/`, 300).fetchNames()).rejects.toThrow()
  expect(asked).toEqual(['/'])
})

test.each([
  [200, '{"message":"moved"}'],
  [200, '[{"name":"Peru"}]'],
  [200, '<html>'],
  [503, '["Peru"]'],
  [200, null],
])('%i with %s is no answer', async (status, body) => {
  await expect((await aService(status, body)).fetchNames()).rejects.toThrow()
})
