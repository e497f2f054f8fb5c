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
import { KeptBriefly } from '#server/kept-briefly.ts'
import type { Services } from '#server/services.ts'
import type { KeptPages } from './house/answer-pages.ts'
import { createPages, FINDABLE_PATHS } from './house/create-pages.ts'
import { isOfDesk } from './house/desk-addresses.ts'
import type { Answer } from './house/open-page.ts'

/** What the server answers; every other address is a page. */
const SERVER_PATHS =
  /^\/((api|labels|media|sitemaps)(\/|$)|livez$|readyz$|metrics$|robots\.txt$|sitemap\.xml$)/

/** Methods of calls that change something: HEAD and OPTIONS, which anybody may send at will, do not. */
const CHANGES = new Set(['POST', 'PUT', 'DELETE'])

/** What is changed all the time has pages made anew ten times a second and no more: they cost ten times what an answer does. */
const LIMITS_OF_PAGES = { mostBytes: 32 * 1024 * 1024, givenUpEveryMs: 100 }

export type House = { fetch: Answer; isOfDesk: typeof isOfDesk }

/** The whole shop: with what lies in `house/` the only place that knows both the server and the pages. */
export function createHouse(services: Services): House {
  const { env } = services
  const kept: KeptPages = new KeptBriefly(LIMITS_OF_PAGES)
  const server = noteChanges(createApp(services, FINDABLE_PATHS), [kept, services.keptAnswers])
  const pages = createPages(services, server, kept)
  services.metrics.watch(
    {
      name: 'lupulo_kept_bytes',
      help: 'What this process keeps for visitors: pages, and answers to calls.',
      label: 'kind',
    },
    () => ({ page: kept.bytes, call: services.keptAnswers.bytes }),
  )
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

/**
 * The API. Once it may have changed something, what was made before that is kept no more. What ended in 5xx may have: who could
 * not be sent on to their payment holds beers. What was refused (4xx) did not, and anybody can be refused as often as they like.
 */
function noteChanges(api: Api, kept: { changed(): void }[]): Answer {
  return async (request, bindings) => {
    const response = await api.fetch(request, bindings)
    const isRefused = response.status >= 400 && response.status < 500
    if (CHANGES.has(request.method) && !isRefused) for (const each of kept) each.changed()
    return response
  }
}
