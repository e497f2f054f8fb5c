import { createContext, type RouterContextProvider } from 'react-router'
import type { AgeAnswer, KeptAge } from '#contract/age-answer.ts'
import type { RateOnWire } from '#contract/charge.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Operator } from '#contract/operator.ts'
import type { Country } from '#contract/places.ts'
import type { CookieJar } from './cookie-jar.ts'

/** What pages need to know of the shop's settings. */
type PageSettings = {
  publicUrl: string
  /** Signs an answer of the age gate for its cookie (`seconds`: how long it is kept), and reads what it signed. */
  ageSeal: {
    seal(answer: AgeAnswer, birthDay: string | undefined): { value: string; seconds: number }
    read(value: string | undefined): KeptAge | undefined
  }
  healthPageUrl: string
  /** The e-mail that a followed recovery link brings sealed; undefined for one that we did not seal. */
  openRecoveryEmail(sealed: string): string | undefined
  /** Whom people write to. */
  contactEmail: string
  /** Who runs the shop. */
  operator: Operator
  timeZone: string
  /** At which rate buyers read prices in the charge currency too; null: in dollars alone. */
  localRate(): Promise<RateOnWire | null>
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
  /** A call of it was refused: what it shows instead may be for this visitor alone. */
  wasRefused?: boolean
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
