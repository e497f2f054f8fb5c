import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { getPath } from 'hono/utils/url'
import { RouterContextProvider } from 'react-router'
import { isRefusal, refuse } from '#contract/errors.ts'
import { createApp } from '#server/app.ts'
import { createLocalRate } from '#server/charge/local-rate.ts'
import { openRecoveryEmail } from '#server/features/identity/recovery-email.ts'
import { ageCookieOf, readAgeCookie } from '#server/http/age-cookie.ts'
import type { Api, ApiEnv, PageVisit } from '#server/http/api-context.ts'
import { answerHeaders, commonHeaders } from '#server/http/common-headers.ts'
import { limitLargeForms } from '#server/http/limit-large-forms.ts'
import { observeRequests } from '#server/http/observe-requests.ts'
import { peerOfRequest } from '#server/http/peer-address.ts'
import { readOutBodies } from '#server/http/read-out-bodies.ts'
import { inLanguage, languageOfRequest } from '#server/http/readers-language.ts'
import { knowOrigin, readersAddress, readersOrigin } from '#server/http/readers-origin.ts'
import { requestLog } from '#server/http/request-log.ts'
import { tellOfForwarder } from '#server/http/tell-of-forwarder.ts'
import type { Services } from '#server/services.ts'
import { webManifest } from '#web/offline/web-manifest.ts'
import { answerInLanguages } from '#web/request/answer-in-languages.ts'
import { CookieJar } from '#web/request/cookie-jar.ts'
import { fileBytes } from '#web/request/file-bytes.ts'
import { guardPages } from '#web/request/guard-pages.ts'
import { findablePaths, handlesOf } from '#web/request/handles-of.ts'
import { type PageRequest, pageRequest } from '#web/request/page-request.ts'
import { receivePageRequest, refusalResponse } from '#web/request/receive-page-request.ts'
import { contentSecurityPolicy } from '#web/request/security-headers.ts'
import { serveBuiltFiles } from '#web/request/serve-built-files.ts'

/** What the server answers; every other address is a page. */
const SERVER_PATHS =
  /^\/((api|labels|media|sitemaps)(\/|$)|livez$|readyz$|metrics$|robots\.txt$|sitemap\.xml$)/

/** Worth the time: pages, their `.data`, and the map of pages that a visitor may go to. */
const TEXT = /^(text\/|application\/json)/

const developing = import.meta.env.DEV
const answerPage = answerInLanguages(
  { ...build, routes: guardPages(build.routes) },
  import.meta.env.MODE,
  import.meta.url,
)
const handleAt = handlesOf(build.routes)

export type House = { fetch(request: Request, bindings: ApiEnv['Bindings']): Response | Promise<Response> }

/** The whole shop: the only place that knows both the server and the pages. */
export function createHouse(services: Services): House {
  const server = createApp(services, findablePaths(build.routes))
  const pages = createPages(services, server)
  const peerOf = peerOfRequest(services.env.TRUSTED_PROXIES)
  const isHttps = services.env.publicUrl.startsWith('https:')
  const withOrigin = knowOrigin(services.env)
  const tellForwarder = tellOfForwarder(services)
  const addressOf = ({ headers }: Request, bindings: ApiEnv['Bindings']) =>
    peerOf(headers.get('x-forwarded-for'), bindings)
  const route: House['fetch'] = (request, bindings) =>
    SERVER_PATHS.test(getPath(request)) ? server.fetch(request, bindings) : pages.fetch(request, bindings)
  const answer: House['fetch'] = (request, bindings) => {
    tellForwarder(request.headers, bindings)
    return inLanguage(languageOfRequest(request, isHttps), () =>
      withOrigin(request.headers, () => route(request, bindings)),
    )
  }
  const limited = limitLargeForms(answer, { headers: answerHeaders(services.env), addressOf })
  return { fetch: readOutBodies(limited, addressOf) }
}

function createPages(services: Services, server: Api): Api {
  const { env } = services
  const pages: Api = new Hono<ApiEnv>()
  const headers = commonHeaders(env)
  const localRate = createLocalRate(services)

  pages.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.res.headers.set(name, value)
    // Built files, and requests that no page answers. No more than this: a policy of a script is one of its workers.
    if (!context.res.headers.has('Content-Security-Policy'))
      context.res.headers.set('Content-Security-Policy', "frame-ancestors 'none'")
  })
  pages.use(compress({ encoding: 'gzip', contentTypeFilter: TEXT }))
  if (!developing) {
    pages.use(serveBuiltFiles(import.meta.url))
    // A file of an older build, asked for by a page that is still open: it reloads when it hears that it is gone.
    // Kept by nobody: it may be a newer build's, which another process serves already.
    pages.all('/assets/*', (context) => {
      context.header('Cache-Control', 'private, no-store')
      return context.notFound()
    })
  }
  pages.get('/manifest.webmanifest', (context) => {
    context.header('Cache-Control', 'public, max-age=3600')
    return context.json(webManifest(), 200, { 'Content-Type': 'application/manifest+json' })
  })
  pages.use(observeRequests(services, 'page'), requestLog(services))
  pages.all('*', async (context) => {
    const request = await receivePageRequest(context.req.raw, readersOrigin(env), (path) =>
      fileBytes(path, handleAt),
    )
    if (isRefusal(request)) {
      context.set('refused', request.refused)
      return refusalResponse(request)
    }
    const page = openPage(context, { ...services, localRate }, server)
    const response = await answerPage(request, new RouterContextProvider(new Map([[pageRequest, page]])))
    context.set('route', page.pattern)
    return finishPage(response, page, services)
  })
  // React Router answers for what pages throw; this is for what happens around it.
  pages.onError((error, context) => {
    services.log.error({ requestId: context.get('requestId'), err: error }, 'unexpected error')
    return refusalResponse(refuse('internal-error'))
  })
  return pages
}

/** The bridge from pages to the API: in-process, with what the API wants to know of the visitor. */
function openPage(
  context: Context<ApiEnv>,
  {
    env,
    countries,
    identityProvider,
    localRate,
  }: Services & { localRate: PageRequest['settings']['localRate'] },
  server: Api,
): PageRequest {
  const cookies = new CookieJar(context.req.header('cookie'))
  const origin = context.req.header('origin')
  const visit: PageVisit = {}
  return {
    nonce: randomBytes(16).toString('base64url'),
    isForm: context.req.method === 'POST',
    log: context.get('log'),
    settings: {
      publicUrl: env.publicUrl,
      ageSeal: {
        seal: (answer, birthDay) => ageCookieOf(answer, env.sessionSecret, new Date(), birthDay),
        read: (value) => readAgeCookie(value, env.sessionSecret, new Date()),
      },
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
      if (origin) headers.set('origin', origin)
      // Whose address counts is the API's to decide (TRUSTED_PROXIES); sessions say which browser they are in.
      for (const name of ['x-forwarded-for', 'user-agent']) {
        const value = context.req.header(name)
        if (value) headers.set(name, value)
      }
      // The type of a FormData is set with its boundary by the request itself.
      if (typeof body === 'string') headers.set('content-type', 'application/json')
      return server.request(path, { method, body, headers }, { ...context.env, page: visit })
    },
  }
}

function finishPage(response: Response, page: PageRequest, { env }: Services): Response {
  const finished = new Response(response.body, response)
  for (const cookie of page.cookies.added) finished.headers.append('Set-Cookie', cookie)
  if (response.status === 503 || response.status === 429)
    finished.headers.set('Retry-After', page.retryAfter ?? '2')
  // Pages show who is signed in and what lies in the cart: no shared cache may keep them.
  if (!finished.headers.has('Cache-Control')) finished.headers.set('Cache-Control', 'private, no-store')
  const targets = {
    healthPageUrl: env.HEALTH_PAGE_URL,
    paymentBaseUrl: readersAddress(env.mercadoPago.baseUrl),
    signInIssuer: env.oidc && readersAddress(env.oidc.issuer),
  }
  finished.headers.set('Content-Security-Policy', contentSecurityPolicy(page.nonce, targets, developing))
  return finished
}
