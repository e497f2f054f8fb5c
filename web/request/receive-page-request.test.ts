import { describe, expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { receivePageRequest } from './receive-page-request.ts'

const shop = 'https://shop.example'
const FILES: Record<string, number> = { '/user/7': 8_000_000, '/admin/orders/7': 10_000_000 }
const fileBytes = (path: string) => FILES[path] ?? 0
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function post(headers: Record<string, string>, body = 'a=1') {
  return new Request('http://10.0.0.7:3000/cart', { method: 'POST', headers, body })
}

async function refusedWith(request: Request) {
  const received = await receivePageRequest(request, shop, fileBytes)
  return isRefusal(received) ? received.refused : undefined
}

describe('a request for a page', () => {
  test.each([
    [shop, 'https://shop.example/shop?type=IPA'],
    ['http://localhost:3300', 'http://localhost:3300/shop?type=IPA'],
  ])('stands under the public address %s', async (publicUrl, expected) => {
    const received = await receivePageRequest(
      new Request('http://10.0.0.7:3000/shop?type=IPA'),
      publicUrl,
      fileBytes,
    )
    expect((received as Request).url).toBe(expected)
  })

  test('a path that looks like a host stays a path', async () => {
    const received = await receivePageRequest(
      new Request('http://10.0.0.7:3000//evil.example/x'),
      shop,
      fileBytes,
    )
    expect((received as Request).url).toBe('https://shop.example//evil.example/x')
  })

  test('a form of ours is read', async () => {
    const received = await receivePageRequest(post({ ...form, origin: shop }), shop, fileBytes)
    expect((await (received as Request).formData()).get('a')).toBe('1')
  })

  test('from another site: refused', async () => {
    expect(await refusedWith(post({ ...form, origin: 'https://evil.example' }))).toBe('foreign-origin')
    expect(await refusedWith(post({ ...form, origin: 'null' }))).toBe('foreign-origin')
    expect(await refusedWith(post({ ...form, 'sec-fetch-site': 'cross-site' }))).toBe('foreign-origin')
    expect(await refusedWith(post({ ...form, 'sec-fetch-site': 'same-site' }))).toBe('foreign-origin')
    expect(
      await refusedWith(post({ ...form, origin: shop, 'sec-fetch-site': 'same-origin' })),
    ).toBeUndefined()
  })

  test('with a body that is no form: refused', async () => {
    expect(await refusedWith(post({ 'content-type': 'application/json' }, '{}'))).toBe('wrong-content-type')
    expect(await refusedWith(post({ 'content-type': 'text/plain' }))).toBe('wrong-content-type')
  })

  test('of more parts than any form of ours, before they are taken apart: refused', async () => {
    const part = '--abc\r\nCONTENT-disposition: form-data; name="a"\r\n\r\n\r\n'
    const formOf = (parts: number) =>
      post({ 'content-type': 'multipart/form-data; boundary=abc' }, `${part.repeat(parts)}--abc--\r\n`)
    expect(await refusedWith(formOf(51))).toBe('malformed')
    const received = (await receivePageRequest(formOf(50), shop, fileBytes)) as Request
    expect([...(await received.formData())]).toHaveLength(50)
  })

  test('longer than a form can be: refused, however its length is told', async () => {
    const long = 'a'.repeat(64 * 1024 + 1)
    expect(await refusedWith(post(form, long))).toBe('body-too-large')
    const stream = new Blob([long]).stream()
    const streamed = new Request('http://x/cart', {
      method: 'POST',
      headers: form,
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(await refusedWith(streamed)).toBe('body-too-large')
  })

  describe('with a file in it', () => {
    const picture = (path: string, bytes: number, type = 'multipart/form-data; boundary=x') =>
      new Request(`http://x${path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new Uint8Array(bytes),
      })

    test.each([
      ['/user/7', 8],
      ['/user/7?edit', 8],
      ['/admin/orders/7', 10],
    ])('to %s: received, as long as its file can be: %i MB', async (path, megabytes) => {
      const bytes = megabytes * 1_000_000 + 400_000
      const received = await receivePageRequest(picture(path, bytes), shop, fileBytes)
      expect((await (received as Request).arrayBuffer()).byteLength).toBe(bytes)
      expect(await refusedWith(picture(path, bytes + 200_000))).toBe('body-too-large')
    })

    test('to a page that takes none: refused', async () => {
      expect(await refusedWith(picture('/login', 64 * 1024 + 1))).toBe('body-too-large')
    })

    test('as a form that can hold no file: refused', async () => {
      const type = form['content-type']
      expect(await refusedWith(picture('/user/7', 64 * 1024 + 1, type))).toBe('body-too-large')
    })
  })

  test('with a method that pages do not have: refused', async () => {
    expect(await refusedWith(new Request('http://x/shop', { method: 'PUT', body: 'a' }))).toBe(
      'method-not-allowed',
    )
    expect(await refusedWith(new Request('http://x/shop', { method: 'OPTIONS' }))).toBe('method-not-allowed')
  })
})
