import { BUILT, PICTURES, SEEN } from './cache-names.ts'
import { OFFLINE_PATH, offlineAddress } from './offline-address.ts'
import { type BuiltFiles, IN_LANGUAGE, type WorkerFetch, type WorkerScope } from './worker-scope.ts'

const PICTURE = /^(\/(?:labels|media)\/[^/]+)/

/**
 * The service worker. Pages come from the network and from nowhere else; without it every page is the offline page of the
 * build that the worker belongs to, which draws what was last seen (docs/decisions/0034-offline.md). It never keeps an
 * answer that it passes on: caches hold what is asked for without cookies (here) and public facts of beers (seen.ts).
 *
 * @param worker `self`; its address says the reader's language (`?lang=en`), so that another one is another worker
 */
export function runWorker(worker: WorkerScope, build: BuiltFiles): void {
  const { origin } = worker.location
  const language = new URL(worker.location.href).searchParams.get('lang') ?? ''
  const spoken = (address: string) => address.replace(IN_LANGUAGE, language || 'unchosen')
  const files = build.files.map(spoken)
  const built = `${BUILT}${build.version}${language && `-${language}`}`

  async function install() {
    const query = language ? `?lang=${language}` : ''
    const page = await worker.fetch(`${origin}${OFFLINE_PATH}${query}`, {
      credentials: 'omit',
      cache: 'no-store',
    })
    // In the middle of a deployment the page may come from the other build: the next visit installs this one.
    if (!page.ok || !(await page.clone().text()).includes(spoken(build.entry)))
      throw new Error('another build')
    const cache = await worker.caches.open(built)
    await cache.addAll(files)
    await cache.put(OFFLINE_PATH, page)
    await worker.skipWaiting()
  }

  async function activate() {
    const names = await worker.caches.keys()
    const old = names.filter((name) => name.startsWith(BUILT) && name !== built)
    await Promise.all(old.map((name) => worker.caches.delete(name)))
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }

  async function kept(cache: string, path: string): Promise<Response | undefined> {
    return (await worker.caches.open(cache)).match(path)
  }

  async function page({ request, preloadResponse }: WorkerFetch): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await worker.fetch(request))
    } catch {
      const { pathname, search } = new URL(request.url)
      return Response.redirect(origin + offlineAddress(pathname + search), 303)
    }
  }

  async function picture(request: Request, path: string): Promise<Response> {
    try {
      return await worker.fetch(request)
    } catch (error) {
      // Every width of a photograph is answered with the one that was kept.
      const name = PICTURE.exec(path)?.[1] ?? path
      const answer = (await kept(PICTURES, path)) ?? (await kept(PICTURES, name))
      if (!answer) throw error
      return answer
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()))
  worker.addEventListener('activate', (event) => event.waitUntil(activate()))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin: asked, pathname, search } = new URL(request.url)
    if (asked !== origin) return
    // The page forgets too, once it sees that its person has changed (layout/keep-user.ts); this is for who closes the tab on the way.
    if (request.method === 'POST' && /^\/logout(\.data)?$/.test(pathname))
      event.waitUntil(Promise.all([SEEN, PICTURES].map((name) => worker.caches.delete(name))))
    if (request.mode === 'navigate') {
      if (pathname !== OFFLINE_PATH) event.respondWith(page(event))
      else event.respondWith(kept(built, OFFLINE_PATH).then((answer) => answer ?? page(event)))
    } else if (request.method !== 'GET') return
    else if (files.includes(pathname))
      event.respondWith(kept(built, pathname).then((answer) => answer ?? worker.fetch(request)))
    else if (PICTURE.test(pathname)) event.respondWith(picture(request, pathname + search))
  })
}
