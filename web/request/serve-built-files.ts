import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'

/** Names under /assets hold a hash of their content; the others (icon, robots) may change with a new build. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

/** Serves what the build left for browsers (`build/client`, beside the server's file), compressed beforehand. */
export function serveBuiltFiles(serverFile: string) {
  return serveStatic({
    root: fileURLToPath(new URL('../client', serverFile)),
    precompressed: true,
    // A folder is no file: '/' is a page.
    index: 'no-index',
    onFound: (_path, context) => {
      context.header('Cache-Control', context.req.path.startsWith('/assets/') ? FOR_EVER : FOR_AN_HOUR)
    },
  })
}
