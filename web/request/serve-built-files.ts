import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Names under /assets hold a hash of their content; the others (icon, robots) may change with a new build. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

/** Serves what the build left for browsers (`build/client`, beside the server's file), compressed beforehand. */
export function serveBuiltFiles(serverFile: string): MiddlewareHandler {
  const serve = serveStatic({
    root: fileURLToPath(new URL('../client', serverFile)),
    precompressed: true,
    // A folder is no file: '/' is a page.
    index: 'no-index',
  })
  return async (context, next) => {
    const found = await serve(context, next)
    if (!(found instanceof Response)) return
    const { path } = context.req
    found.headers.set('Cache-Control', path.startsWith('/assets/') ? FOR_EVER : FOR_AN_HOUR)
    if (path.endsWith('.svg')) found.headers.set('Content-Type', 'image/svg+xml; charset=utf-8')
    return found
  }
}
