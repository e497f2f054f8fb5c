/**
 * As much of a service worker's surroundings as ours uses (Service Workers, W3C): TypeScript's own library of them cannot
 * stand beside the one of pages.
 */
type Extendable = { waitUntil(done: Promise<unknown>): void }

export type WorkerFetch = Extendable & {
  readonly request: Request
  /** What the browser has asked for by itself while the worker started; undefined for what is no navigation. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export type WorkerScope = {
  readonly location: { href: string; origin: string }
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  readonly registration: { navigationPreload?: { enable(): Promise<void> } }
  fetch: typeof fetch
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', listener: (event: WorkerFetch) => void): void
}

/** Stands in an address for the folder of the reader's language. */
export const IN_LANGUAGE = '{language}'

/** What a build tells its worker. */
export type BuiltFiles = {
  /** Another one for every build whose files differ. */
  version: string
  /** The first script of a page: by it an offline page of another build is known. */
  entry: string
  /** Addresses of everything that the offline page is made of. */
  files: readonly string[]
}
