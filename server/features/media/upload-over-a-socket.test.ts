import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { PICTURE_MAX_BYTES } from '#contract/limits.ts'
import { createApp } from '#server/app.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLocalDisk, anUpload, aPicture } from '#tests/factories/a-picture.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

/** As browsers reach it: what a server does with a body that it does not want shows on a real connection alone. */
async function aListeningShop(): Promise<number> {
  const { mediaStorage } = aLocalDisk()
  const app = createApp(makeTestServices(database, {}, { mediaStorage }))
  const listening = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
    listening.resolve((info as AddressInfo).port),
  )
  onTestFinished(() => void server.close())
  return listening.promise
}

test('a form with a picture is taken from a connection', async () => {
  const port = await aListeningShop()
  const body = anUpload(await aPicture().jpeg().toBuffer())
  const answer = await fetch(`http://127.0.0.1:${port}/api/upload`, { method: 'POST', body })
  expect(answer.status).toBe(201)
})

test('who sends far too much hears why, and is not just hung up on', async () => {
  const port = await aListeningShop()
  for (const bytes of [PICTURE_MAX_BYTES + 1, 3 * PICTURE_MAX_BYTES]) {
    const body = anUpload(new Uint8Array(bytes).fill(255))
    const answer = await fetch(`http://127.0.0.1:${port}/api/upload`, { method: 'POST', body })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'picture-too-large' })
  }
})

test('a body that does not say how long it is, is counted', async () => {
  const port = await aListeningShop()
  const chunk = Buffer.alloc(1024 * 1024, 'x')
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=abc' }
    const sending = request({ port, host: '127.0.0.1', path: '/api/upload', method: 'POST', headers })
    sending.on('response', (answer) => resolve(answer.statusCode)).on('error', reject)
    for (let sent = 0; sent < 10; sent++) sending.write(chunk)
    sending.end()
  })
  expect(status).toBe(413)
})
