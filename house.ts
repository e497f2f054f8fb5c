import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { isRefusal } from '#contract/errors.ts'
import { createApp } from '#server/app.ts'
import type { ApiEnv } from '#server/http/api-context.ts'
import { requestLog } from '#server/http/request-log.ts'
import type { Services } from '#server/services.ts'
import { CookieJar } from '#web/request/cookie-jar.ts'
import { type PageRequest, pageRequest } from '#web/request/page-request.ts'
import { receivePageRequest, refusalResponse } from '#web/request/receive-page-request.ts'
import { commonHeaders, contentSecurityPolicy } from '#web/request/security-headers.ts'
import { serveBuiltFiles } from '#web/request/serve-built-files.ts'

/** What the server answers; every other address is a page. */
const SERVER_PATHS = /^\/((api|labels|media)(\/|$)|livez$|readyz$)/

/** Worth the time: pages, their `.data`, labels. The API's answers are short. */
const PAGES_AND_DRAWINGS = /^(text\/|image\/svg)/

const developing = import.meta.env.DEV
const answerPage = createRequestHandler(build, import.meta.env.MODE)

/** The whole shop as one Hono app: the only place that knows both the server and the pages. */
export function createHouse(services: Services): Hono<ApiEnv> {
  const { env } = services
  const server = createApp(services)
  const house = new Hono<ApiEnv>()
  const headers = Object.entries(commonHeaders(env.publicUrl))

  house.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.res.headers.set(name, value)
  })
  house.use(compress({ encoding: 'gzip', contentTypeFilter: PAGES_AND_DRAWINGS }))
  house.use(async (context, next) => {
    if (!SERVER_PATHS.test(context.req.path)) return next()
    return server.fetch(context.req.raw, context.env)
  })
  if (!developing) {
    house.use(serveBuiltFiles(import.meta.url))
    // A file of an older build, asked for by a page that is still open: it reloads when it hears that it is gone.
    house.all('/assets/*', (context) => context.notFound())
  }
  house.use(requestLog(services.log))
  house.all('*', async (context) => {
    const request = await receivePageRequest(context.req.raw, env.publicUrl)
    if (isRefusal(request)) return refusalResponse(request)
    const page = openPage(context, services, server)
    const response = await answerPage(request, new RouterContextProvider(new Map([[pageRequest, page]])))
    return finishPage(response, page, services)
  })
  return house
}

/** The bridge from pages to the API: in-process, with what the API wants to know of the visitor. */
function openPage(
  context: Context<ApiEnv>,
  { env }: Services,
  server: ReturnType<typeof createApp>,
): PageRequest {
  const cookies = new CookieJar(context.req.header('cookie'))
  const origin = context.req.header('origin')
  return {
    nonce: randomBytes(16).toString('base64url'),
    log: context.get('log'),
    settings: {
      publicUrl: env.publicUrl,
      sessionSecret: env.sessionSecret,
      healthPageUrl: env.HEALTH_PAGE_URL,
      timeZone: env.SHOP_TIMEZONE,
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
      if (body !== undefined) headers.set('content-type', 'application/json')
      return server.request(path, { method, body, headers }, context.env)
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
  const targets = { healthPageUrl: env.HEALTH_PAGE_URL, paymentBaseUrl: env.mercadoPago.baseUrl }
  finished.headers.set('Content-Security-Policy', contentSecurityPolicy(page.nonce, targets, developing))
  return finished
}
