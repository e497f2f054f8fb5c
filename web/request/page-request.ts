import { createContext, type RouterContextProvider } from 'react-router'
import type { SessionUser } from '#contract/identity.ts'
import type { Country } from '#contract/places.ts'
import type { CookieJar } from './cookie-jar.ts'

/** What pages need to know of the shop's settings. */
type PageSettings = {
  publicUrl: string
  sessionSecret: string
  healthPageUrl: string
  /** Whom people write to. */
  contactEmail: string
  timeZone: string
  /** What forms offer as countries. */
  countries: readonly Country[]
  /** What people call the provider that they may sign in with; undefined: there is none. */
  signInProvider: string | undefined
}

type Log = {
  error(facts: object, message: string): void
}

/**
 * One request for a page, as the house hands it to loaders and actions. `callServer` takes a path under `/api` and
 * answers in-process: the cookies, peer address, request id and Origin of the page's own request go with it.
 * A string is JSON, a FormData (the upload alone) travels as multipart/form-data.
 */
export type PageRequest = {
  nonce: string
  /** A form was sent (POST); else a page is asked for. */
  isForm: boolean
  log: Log
  settings: PageSettings
  cookies: CookieJar
  callServer(path: string, init: { method: string; body?: string | FormData }): Promise<Response>
  /** The route that answers, as a pattern such as `/detail/:id`, or `/*`; known once it has. */
  pattern?: string
  /** When to come back, as the API said it (`Retry-After`), once a call was told to. */
  retryAfter?: string | undefined
  /** The session's user, once somebody asked: see session-user.ts. */
  session?: Promise<SessionUser | null>
}

/** Loaders' and actions' `context`, or a read-only twin of it. */
export type PageContext = Readonly<RouterContextProvider>

export const pageRequest = createContext<PageRequest>()

/** True when the shop is reached through TLS: then its cookies are Secure. */
export function isSecure(page: PageRequest): boolean {
  return page.settings.publicUrl.startsWith('https:')
}
