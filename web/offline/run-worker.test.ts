import { beforeEach, expect, test } from 'vitest'
import { BrowsersCaches, SHOP } from '#tests/fixtures/a-browsers-caches.ts'
import { runWorker } from './run-worker.ts'
import type { BuiltFiles, WorkerScope } from './worker-scope.ts'

let caches: BrowsersCaches
let network: (path: string) => Response
beforeEach(() => {
  caches = new BrowsersCaches()
})

const aBuild = (version: string): BuiltFiles => ({
  version,
  entry: `/assets/entry-${version}.js`,
  files: [`/assets/entry-${version}.js`],
})

/** The shop as one build serves it. */
const serving = (version: string) => (path: string) =>
  path.startsWith('/offline')
    ? new Response(`offline page with /assets/entry-${version}.js`)
    : new Response(`${path} of ${version}`)
const away = () => {
  throw new TypeError('Failed to fetch')
}

type Listener = (event: object) => void

/** A worker of a build in that browser: `tell` lets something happen to it and waits for what comes of it. */
function aWorker(build: BuiltFiles, query = '') {
  const listeners = new Map<string, Listener>()
  const scope = {
    location: { href: `${SHOP}/worker.js${query}`, origin: SHOP },
    caches,
    clients: { claim: async () => {} },
    registration: {},
    fetch: async (input: string | { url: string }) => {
      const { pathname, search } = new URL(typeof input === 'string' ? input : input.url)
      return network(pathname + search)
    },
    skipWaiting: async () => {},
    addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
  }
  runWorker(scope as unknown as WorkerScope, build)
  return async (kind: string, event: object = {}): Promise<Response | undefined> => {
    const done: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    const waitUntil = (each: Promise<unknown>) => done.push(each)
    const respondWith = (each: Promise<Response>) => (answer = each)
    listeners.get(kind)!({ ...event, waitUntil, respondWith })
    await Promise.all(done)
    return answer
  }
}

const visit = (path: string) => ({ request: { url: SHOP + path, mode: 'navigate', method: 'GET' } })
const ask = (path: string, method = 'GET') => ({ request: { url: SHOP + path, mode: 'cors', method } })

async function installed(version: string, query?: string) {
  network = serving(version)
  const tell = aWorker(aBuild(version), query)
  await tell('install')
  await tell('activate')
  return tell
}

test('a new build takes the old one’s place, files and offline page, and what was seen stays', async () => {
  await installed('one')
  await (await caches.open('seen')).put('/offline/seen.json', new Response('[]'))
  const tell = await installed('two')
  expect([...caches.kept.keys()].sort()).toEqual(['built-two', 'seen'])
  network = away
  expect(await (await tell('fetch', visit('/offline')))?.text()).toContain('/assets/entry-two.js')
})

test('in the middle of a deployment, an offline page of another build is not taken', async () => {
  const old = await installed('one')
  const tell = aWorker(aBuild('two'))
  await expect(tell('install')).rejects.toThrow('another build')
  network = away
  expect(await (await old('fetch', visit('/offline')))?.text()).toContain('/assets/entry-one.js')
})

test('with a network every page is the network’s; without one it leads to the offline page', async () => {
  const tell = await installed('one')
  network = serving('two')
  expect(await (await tell('fetch', visit('/shop')))?.text()).toBe('/shop of two')
  network = away
  const answer = await tell('fetch', visit('/shop?type=IPA'))
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    303,
    `${SHOP}/offline?at=%2Fshop%3Ftype%3DIPA`,
  ])
})

test('a reader’s other language is another worker, with a page of its own', async () => {
  await installed('one')
  await installed('one', '?lang=en')
  expect([...caches.kept.keys()]).toEqual(['built-one-en'])
  expect([...caches.kept.get('built-one-en')!.keys()]).toEqual(['/assets/entry-one.js', '/offline'])
})

test('no answer that passes by is kept; calls are not touched', async () => {
  const tell = await installed('one')
  await tell('fetch', visit('/myShop'))
  await tell('fetch', ask('/labels/7.svg?v=1'))
  expect(await tell('fetch', ask('/api/session'))).toBeUndefined()
  const kept = [...caches.kept.values()].flatMap((entries) => [...entries.keys()])
  expect(kept).toEqual(['/assets/entry-one.js', '/offline'])
})

test('a photograph of any width is the kept one without a network', async () => {
  const tell = await installed('one')
  await (await caches.open('pictures')).put('/media/photo-640x480', new Response('photo'))
  network = away
  expect(await (await tell('fetch', ask('/media/photo-640x480/320.avif')))?.text()).toBe('photo')
  await expect(tell('fetch', ask('/labels/unseen.svg'))).rejects.toThrow()
})

test('logging out forgets what was seen', async () => {
  const tell = await installed('one')
  await caches.open('seen')
  await caches.open('pictures')
  await tell('fetch', ask('/logout.data', 'POST'))
  expect([...caches.kept.keys()]).toEqual(['built-one'])
})
