import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerInstrumentation,
  ServerRouter,
} from 'react-router'
import { isDeclaredCrawler } from './request/declared-crawler.ts'
import { NonceContext } from './request/nonce-context.ts'
import { pageRequest } from './request/page-request.ts'

/** How long a page may wait for data that it streams in later. */
export const streamTimeout = 5_000

/** Renders a page: browsers get it as it comes, declared crawlers when it is whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, log } = loadContext.get(pageRequest)
  let sent = false
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1000)]),
      onError(error) {
        // What fails before the first byte is thrown, and reported by handleError.
        if (sent && !request.signal.aborted) log.error({ err: error }, 'a page broke while it was sent')
      },
    },
  )
  sent = true
  if (isDeclaredCrawler(request.headers.get('user-agent'))) await body.allReady
  return new Response(body, { status, headers })
}

/** Tells the house which route has answered: by its pattern, which holds nothing of the address. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler: (handler) =>
      handler.instrument({
        async request(handle, { context }) {
          const { meta } = await handle()
          const page = context?.get(pageRequest)
          if (page && meta) page.pattern = `/${meta.pattern.replace(/^\//, '')}`
        },
      }),
  },
]

/** Bugs go to the log with the request's id; a 404 or a refusal of the API is an answer, not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageRequest).log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed')
}
