import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { MediaStorage } from '#server/ports/media-storage.ts'
import { useTestDatabase } from '#tests/database/test-database.ts'
import { aLocalDisk, anUpload, aPicture, type UploadAnswer } from '#tests/factories/a-picture.ts'
import { makeTestServices } from '#tests/factories/services.ts'

const database = useTestDatabase()

async function aShopWithAPicture() {
  const { mediaStorage } = aLocalDisk()
  const app = createApp(makeTestServices(database, {}, { mediaStorage }))
  const body = anUpload(await aPicture({ width: 700, height: 350 }).png().toBuffer())
  const answer = await app.request('/api/upload', { method: 'POST', body })
  const { secure_url: address } = (await answer.json()) as UploadAnswer
  return { app, address }
}

test('browsers keep a picture for ever, and run nothing in it', async () => {
  const { app, address } = await aShopWithAPicture()
  const answer = await app.request(`${address}/320.avif`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/avif',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-length': String((await answer.arrayBuffer()).byteLength),
  })
})

test('the address alone is a WebP of the middle width', async () => {
  const { app, address } = await aShopWithAPicture()
  const alone = await app.request(address)
  expect(alone.headers.get('content-type')).toBe('image/webp')
  const middle = await app.request(`${address}/640.webp`)
  expect(new Uint8Array(await alone.arrayBuffer())).toEqual(new Uint8Array(await middle.arrayBuffer()))
})

test('the head of a picture comes without it', async () => {
  const { app, address } = await aShopWithAPicture()
  const whole = await app.request(`${address}/700.webp`)
  const head = await app.request(`${address}/700.webp`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength))
  expect((await head.arrayBuffer()).byteLength).toBe(0)
})

test('whatever is no picture of ours is not found, in JSON', async () => {
  const { app, address } = await aShopWithAPicture()
  const name = address.slice('/media/'.length)
  const paths = [
    `/media/AAAAAAAAAAAAAAAAAAAAAA-700x350`,
    `${address}/321.webp`,
    `${address}/1280.webp`,
    `${address}/640.png`,
    `${address}/640.webp/`,
    `${address}/640.webp%00`,
    `${address}/..%2f..%2f640.webp`,
    `/media/${name}%2f..%2f${name}`,
    `/media/${name}-640.webp`,
    '/media',
    '/media/',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/package.json',
    '/media/%2Fetc%2Fpasswd',
    '/media/.incoming',
    '/media/%ff',
    `/media/${'a'.repeat(5000)}`,
  ]
  for (const path of paths) {
    const answer = await app.request(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.json(), path).toMatchObject({ code: 'not-found' })
    expect(answer.headers.get('cache-control') ?? '', path).not.toContain('immutable')
  }
})

test('a storage that is away is told in a sentence, and no browser keeps that', async () => {
  const away: MediaStorage = {
    put: async () => {},
    get: async () => {
      throw new Error('the store answered 500 to GET')
    },
    delete: async () => {},
  }
  const app = createApp(makeTestServices(database, {}, { mediaStorage: away }))
  const answer = await app.request('/media/AAAAAAAAAAAAAAAAAAAAAA-700x350/320.webp')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'media-storage-down' })
  expect(answer.headers.get('Retry-After')).toBe('2')
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('a visitor who hangs up in the middle of a picture leaves no file open', async () => {
  const cancelled = Promise.withResolvers<void>()
  const endless: MediaStorage = {
    put: async () => {},
    get: async () => ({
      bytes: 100_000_000,
      body: new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
        cancel: () => cancelled.resolve(),
      }),
    }),
    delete: async () => {},
  }
  const app = createApp(makeTestServices(database, {}, { mediaStorage: endless }))
  const listening = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
    listening.resolve((info as AddressInfo).port),
  )
  onTestFinished(() => void server.close())
  const port = await listening.promise
  const request = get(`http://127.0.0.1:${port}/media/AAAAAAAAAAAAAAAAAAAAAA-700x350`, (response) => {
    response.once('data', () => request.destroy())
  })
  request.on('error', () => {})
  await cancelled.promise
})
