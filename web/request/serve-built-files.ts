import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Names under /assets hold a hash of their content; the others (the icon) may change with a new build. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'
/** The service worker: whoever stands between must not hold an old build's for longer than the shop serves it. */
const ASK_EACH_TIME = 'public, no-cache'

/** What a file is called and no page: to look whether there is one costs a tenth of an answer. `.data` is a page's. */
const FILE_NAME = /\.(?!data$)\w+$/

function howLong(path: string): string {
  if (path.startsWith('/assets/')) return FOR_EVER
  return path === '/worker.js' ? ASK_EACH_TIME : FOR_AN_HOUR
}

/** Serves what the build left for browsers (`build/client`, beside the server's file), compressed beforehand. */
export function serveBuiltFiles(serverFile: string): MiddlewareHandler {
  const serve = serveStatic({
    root: fileURLToPath(new URL('../client', serverFile)),
    precompressed: true,
    // A folder is no file: '/' is a page.
    index: 'no-index',
  })
  return async (context, next) => {
    if (!FILE_NAME.test(context.req.path)) return next()
    const found = await serve(context, next)
    if (!(found instanceof Response)) return
    const { path } = context.req
    found.headers.set('Cache-Control', howLong(path))
    if (path.endsWith('.svg')) found.headers.set('Content-Type', 'image/svg+xml; charset=utf-8')
    return found
  }
}
