import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { openRecoveryEmail } from '#server/features/identity/recovery-email.ts'
import { ageCookieOf, readAgeCookie } from '#server/http/age-cookie.ts'
import type { ApiEnv, PageVisit } from '#server/http/api-context.ts'
import type { Services } from '#server/services.ts'
import type { Settings } from '#server/settings/env.ts'
import type { CookieJar } from '#web/request/cookie-jar.ts'
import type { PageRequest } from '#web/request/page-request.ts'

type PageSettings = PageRequest['settings']
export type Answer = (request: Request, bindings: ApiEnv['Bindings']) => Response | Promise<Response>

export function ageSealOf({ sessionSecret }: Pick<Settings, 'sessionSecret'>): PageSettings['ageSeal'] {
  return {
    seal: (answer, birthDay) => ageCookieOf(answer, sessionSecret, new Date(), birthDay),
    read: (value) => readAgeCookie(value, sessionSecret, new Date()),
  }
}

type Visitor = {
  /** As the page may see it. */
  request: Request
  cookies: CookieJar
}

/** The bridge from pages to the API: in-process, with what the API wants to know of the visitor. */
export function openPage(
  context: Context<ApiEnv>,
  { request, cookies }: Visitor,
  { env, countries, identityProvider, localRate }: Services & Pick<PageSettings, 'localRate'>,
  server: Answer,
): PageRequest {
  const visit: PageVisit = {}
  const page: PageRequest = {
    nonce: randomBytes(16).toString('base64url'),
    isForm: request.method === 'POST',
    log: context.get('log'),
    settings: {
      publicUrl: env.publicUrl,
      ageSeal: ageSealOf(env),
      healthPageUrl: env.HEALTH_PAGE_URL,
      openRecoveryEmail: (sealed) => openRecoveryEmail(env.sessionSecret, sealed),
      contactEmail: env.CONTACT_EMAIL,
      operator: env.operator,
      timeZone: env.SHOP_TIMEZONE,
      localRate,
      countries: countries.list(),
      signInProvider: identityProvider?.name,
    },
    cookies,
    callServer: async (path, { method, body }) => {
      const headers = new Headers({ cookie: cookies.header(), 'x-request-id': context.get('requestId') })
      // Whose address counts is the API's to decide (TRUSTED_PROXIES); sessions say which browser they are in.
      const told = {
        origin: request.headers.get('origin'),
        'user-agent': request.headers.get('user-agent'),
        'x-forwarded-for': context.req.header('x-forwarded-for'),
        // The type of a FormData is set with its boundary by the request itself.
        'content-type': typeof body === 'string' ? 'application/json' : null,
      }
      for (const [name, value] of Object.entries(told)) if (value) headers.set(name, value)
      const call = new Request(`http://localhost${path}`, { method, body: body ?? null, headers })
      const response = await server(call, { ...context.env, page: visit })
      if (!response.ok) page.wasRefused = true
      return response
    },
  }
  return page
}
