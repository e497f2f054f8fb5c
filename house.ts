import { getPath } from 'hono/utils/url'
import { createApp } from '#server/app.ts'
import type { Api } from '#server/http/api-context.ts'
import { answerHeaders } from '#server/http/common-headers.ts'
import { limitLargeForms } from '#server/http/limit-large-forms.ts'
import { peerOfRequest } from '#server/http/peer-address.ts'
import { readOutBodies } from '#server/http/read-out-bodies.ts'
import { inLanguage, languageOfRequest } from '#server/http/readers-language.ts'
import { knowOrigin } from '#server/http/readers-origin.ts'
import { tellOfForwarder } from '#server/http/tell-of-forwarder.ts'
import type { Services } from '#server/services.ts'
import { KeptPages } from '#web/request/kept/kept-pages.ts'
import { createPages, FINDABLE_PATHS } from './house/create-pages.ts'
import { isOfDesk } from './house/desk-addresses.ts'
import type { Answer } from './house/open-page.ts'

/** What the server answers; every other address is a page. */
const SERVER_PATHS =
  /^\/((api|labels|media|sitemaps)(\/|$)|livez$|readyz$|metrics$|robots\.txt$|sitemap\.xml$)/

/** Methods of calls that change something: HEAD and OPTIONS, which anybody may send at will, do not. */
const CHANGES = new Set(['POST', 'PUT', 'DELETE'])

export type House = { fetch: Answer; isOfDesk: typeof isOfDesk }

/** The whole shop: with what lies in `house/` the only place that knows both the server and the pages. */
export function createHouse(services: Services): House {
  const { env } = services
  const kept = new KeptPages()
  const server = noteChanges(createApp(services, FINDABLE_PATHS), kept)
  const pages = createPages(services, server, kept)
  const peerOf = peerOfRequest(env.TRUSTED_PROXIES)
  const isHttps = env.publicUrl.startsWith('https:')
  const withOrigin = knowOrigin(env)
  const tellForwarder = tellOfForwarder(services)
  const addressOf = ({ headers }: Request, bindings: Parameters<Answer>[1]) =>
    peerOf(headers.get('x-forwarded-for'), bindings)
  const route: Answer = (request, bindings) =>
    SERVER_PATHS.test(getPath(request)) ? server(request, bindings) : pages.fetch(request, bindings)
  const answer: Answer = (request, bindings) => {
    tellForwarder(request.headers, bindings)
    return inLanguage(languageOfRequest(request, isHttps), () =>
      withOrigin(request.headers, () => route(request, bindings)),
    )
  }
  const limited = limitLargeForms(answer, { headers: answerHeaders(env), addressOf })
  return { fetch: readOutBodies(limited, addressOf), isOfDesk }
}

/** The API. Once it has changed something, pages that were made before that are kept no more. */
function noteChanges(api: Api, kept: KeptPages): Answer {
  return async (request, bindings) => {
    const response = await api.fetch(request, bindings)
    if (CHANGES.has(request.method) && response.status < 400) kept.changed()
    return response
  }
}
