import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { refuse } from '#contract/errors.ts'
import type { Api, ApiEnv } from '#server/http/api-context.ts'
import { commonHeaders } from '#server/http/common-headers.ts'
import { observeRequests } from '#server/http/observe-requests.ts'
import { requestLog } from '#server/http/request-log.ts'
import type { Services } from '#server/services.ts'
import { webManifest } from '#web/offline/web-manifest.ts'
import { findablePaths } from '#web/request/handles-of.ts'
import { refusalResponse } from '#web/request/receive-page-request.ts'
import { serveBuiltFiles } from '#web/request/serve-built-files.ts'
import { answerPages, type KeptPages } from './answer-pages.ts'
import type { Answer } from './open-page.ts'

/** Worth the time: pages, their `.data`, and the map of pages that a visitor may go to. */
const TEXT = /^(text\/|application\/json)/

/** Addresses of pages that search engines may list, as the sitemap names them. */
export const FINDABLE_PATHS = findablePaths(build.routes)

/** Built files and pages: what is answered at every address that is not the server's. */
export function createPages(services: Services, server: Answer, kept: KeptPages): Api {
  const pages: Api = new Hono<ApiEnv>()
  const headers = commonHeaders(services.env)

  pages.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.res.headers.set(name, value)
    // Built files, and requests that no page answers. No more than this: a policy of a script is one of its workers.
    if (!context.res.headers.has('Content-Security-Policy'))
      context.res.headers.set('Content-Security-Policy', "frame-ancestors 'none'")
  })
  pages.use(compress({ encoding: 'gzip', contentTypeFilter: TEXT }))
  if (!import.meta.env.DEV) {
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
  pages.all('*', answerPages(services, server, kept))
  // React Router answers for what pages throw; this is for what happens around it.
  pages.onError((error, context) => {
    services.log.error({ requestId: context.get('requestId'), err: error }, 'unexpected error')
    return refusalResponse(refuse('internal-error'))
  })
  return pages
}
