import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaStorage } from '../ports/media-storage.ts'
import { createLocalDisk } from './local-disk/create-local-disk.ts'
import { createS3Storage } from './s3/create-s3-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupulo-storages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1', timeoutMs: 5000 }
const store = new S3rver({
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
let endpoint: string
beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await store.run()).port}`
})
afterAll(() => store.close())

async function contentOf(storage: MediaStorage, name: string) {
  const file = await storage.get(name)
  return file && { bytes: file.bytes, text: await new Response(file.body).text() }
}
const bytes = (text: string) => new TextEncoder().encode(text)

describe.each<[string, () => MediaStorage]>([
  ['the local disk', () => createLocalDisk(join(folder, 'disk'))],
  ['an S3 store', () => createS3Storage({ ...KEY, endpoint: `${endpoint}/`, bucket: 'pictures' })],
])('%s', (_, open) => {
  test('hands out what was put in, to every process', async () => {
    await open().put('a-320.webp', bytes('malta'), 'image/webp')
    expect(await contentOf(open(), 'a-320.webp')).toEqual({ bytes: 5, text: 'malta' })
  })

  test('keeps the newer of two files of one name', async () => {
    await open().put('b.avif', bytes('primera'), 'image/avif')
    await open().put('b.avif', bytes('segunda'), 'image/avif')
    expect(await contentOf(open(), 'b.avif')).toEqual({ bytes: 7, text: 'segunda' })
  })

  test('has nothing under a name that nobody has put in', async () => {
    expect(await open().get('nothing.webp')).toBeUndefined()
  })

  test('forgets what is deleted, also twice', async () => {
    await open().put('c.webp', bytes('lúpulo'), 'image/webp')
    await open().put('d.webp', bytes('agua'), 'image/webp')
    for (const _attempt of [1, 2]) await open().delete('c.webp')
    expect(await open().get('c.webp')).toBeUndefined()
    expect(await contentOf(open(), 'd.webp')).toMatchObject({ text: 'agua' })
  })

  test('keeps a large file whole, and lets go of one that nobody reads', async () => {
    const large = new Uint8Array(3_000_000).map((_, at) => at % 251)
    await open().put('large.avif', large, 'image/avif')
    const file = (await open().get('large.avif'))!
    expect(new Uint8Array(await new Response(file.body).arrayBuffer())).toEqual(large)
    await (await open().get('large.avif'))!.body.cancel()
  })

  test.each(['../a.webp', '..', '/etc/passwd', 'a/b.webp', 'a', '.webp', 'a.webp\0', 'a%2fb.webp', ''])(
    'refuses %j as a name',
    async (name) => {
      await expect(open().put(name, bytes('x'), 'image/webp')).rejects.toThrow('not the name')
      await expect(open().get(name)).rejects.toThrow('not the name')
      await expect(open().delete(name)).rejects.toThrow('not the name')
    },
  )
})

describe('the local disk alone', () => {
  test('keeps nothing half-written: what a process that died left is removed, what is being written stays', async () => {
    const incoming = join(folder, 'abandoned', '.incoming')
    await mkdir(incoming, { recursive: true })
    for (const name of ['old', 'new']) await writeFile(join(incoming, name), 'half')
    const twoHoursAgo = new Date(Date.now() - 7_200_000)
    await utimes(join(incoming, 'old'), twoHoursAgo, twoHoursAgo)
    await createLocalDisk(join(folder, 'abandoned')).put('e.webp', bytes('x'), 'image/webp')
    expect(await readdir(incoming)).toEqual(['new'])
    expect(await readdir(join(folder, 'abandoned'))).toEqual(['.incoming', 'e.webp'])
  })

  test('throws where it cannot write, and tries again with the next file', async () => {
    const place = join(folder, 'blocked')
    await writeFile(place, 'a file where the folder should be')
    const storage = createLocalDisk(place)
    await expect(storage.put('f.webp', bytes('x'), 'image/webp')).rejects.toThrow()
    rmSync(place)
    await storage.put('f.webp', bytes('x'), 'image/webp')
    expect(await contentOf(storage, 'f.webp')).toMatchObject({ text: 'x' })
  })
})

describe('an S3 store alone', () => {
  test('is told what kind of file it keeps', async () => {
    await createS3Storage({ ...KEY, endpoint, bucket: 'pictures' }).put('g.avif', bytes('x'), 'image/avif')
    expect((await fetch(`${endpoint}/pictures/g.avif`)).headers.get('content-type')).toBe('image/avif')
  })

  test.each([
    ['a bucket that is not there', { bucket: 'elsewhere' }, 'put', '404'],
    ['a key that it does not know', { accessKeyId: 'stranger' }, 'put', '403'],
    ['a key that it does not know', { accessKeyId: 'stranger' }, 'get', '403'],
    ['a key that it does not know', { accessKeyId: 'stranger' }, 'delete', '403'],
  ] as const)('with %s, %s throws', async (_, over, deed, status) => {
    const storage = createS3Storage({ ...KEY, endpoint, bucket: 'pictures', ...over })
    const done = deed === 'put' ? storage.put('h.webp', bytes('x'), 'image/webp') : storage[deed]('h.webp')
    await expect(done).rejects.toThrow(status)
  })

  test.each(['put', 'get', 'delete'] as const)(
    'that points elsewhere is not followed: %s throws',
    async (deed) => {
      const asked: string[] = []
      const pointing = createHttpServer(({ url }, response) => {
        asked.push(url!)
        response.writeHead(asked.length === 1 ? 307 : 200, { location: '/elsewhere' }).end('x')
      })
      const port = await new Promise<number>((resolve) =>
        pointing.listen(0, '127.0.0.1', () => resolve((pointing.address() as { port: number }).port)),
      )
      const storage = createS3Storage({ ...KEY, endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures' })
      const done = deed === 'put' ? storage.put('j.webp', bytes('x'), 'image/webp') : storage[deed]('j.webp')
      await expect(done).rejects.toThrow()
      expect(asked).toEqual(['/pictures/j.webp'])
      pointing.close()
    },
  )

  test('throws when it does not answer in time', async () => {
    const silent = createServer()
    const port = await new Promise<number>((resolve) =>
      silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port)),
    )
    const storage = createS3Storage({
      ...KEY,
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      timeoutMs: 50,
    })
    await expect(storage.get('i.webp')).rejects.toThrow('took over 50 ms')
    silent.close()
  })
})
