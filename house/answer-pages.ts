import * as build from 'virtual:react-router/server-build'
import type { Context, Handler } from 'hono'
import { accepts } from 'hono/accepts'
import { RouterContextProvider } from 'react-router'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import { isForKeepers } from '#contract/is-call-of-desk.ts'
import { createLocalRate } from '#server/charge/local-rate.ts'
import type { ApiEnv } from '#server/http/api-context.ts'
import { peerAddress } from '#server/http/peer-address.ts'
import { readersOrigin } from '#server/http/readers-origin.ts'
import type { KeptBriefly } from '#server/kept-briefly.ts'
import type { Services } from '#server/services.ts'
import { answerInLanguages } from '#web/request/answer-in-languages.ts'
import { CookieJar } from '#web/request/cookie-jar.ts'
import { fileBytes } from '#web/request/file-bytes.ts'
import { guardPages } from '#web/request/guard-pages.ts'
import { handlesOf } from '#web/request/handles-of.ts'
import { answerKept } from '#web/request/kept/answer-kept.ts'
import type { KeptPage } from '#web/request/kept/kept-page.ts'
import { type MadePage, sharePage } from '#web/request/kept/share-page.ts'
import { cookiesOfStranger, visitorKey } from '#web/request/kept/visitor-key.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { receivePageRequest, refusalResponse } from '#web/request/receive-page-request.ts'
import { finishPage, headersOf } from './finish-page.ts'
import { type Answer, ageSealOf, openPage } from './open-page.ts'

export type KeptPages = KeptBriefly<KeptPage>

const answerPage = answerInLanguages(
  { ...build, routes: guardPages(build.routes) },
  import.meta.env.MODE,
  import.meta.url,
)
const handleAt = handlesOf(build.routes)
/** Of a page, or of what a browser that goes to it asks for instead (React Router's single fetch). */
const handleOf = (path: string) => handleAt(path.replace(/\.data$/, ''))

/**
 * Answers requests for pages. What visitors who bring nothing of their own see alike is made once for them, from an address alone
 * and for a stranger: nothing of who has it made can get into it. docs/decisions/0124-pages-that-are-kept.md
 */
export function answerPages(services: Services, server: Answer, kept: KeptPages): Handler<ApiEnv> {
  const { env, metrics, readingTurns } = services
  const peerOf = peerAddress(env.TRUSTED_PROXIES)
  const settings = { ...services, localRate: createLocalRate(services) }
  const seal = { isSecure: env.publicUrl.startsWith('https:'), ageSeal: ageSealOf(env) }

  async function make(
    context: Context<ApiEnv>,
    visitor: { request: Request; cookies: CookieJar },
  ): Promise<MadePage> {
    const page = openPage(context, visitor, settings, server)
    const provider = new RouterContextProvider(new Map([[pageRequest, page]]))
    const response = await answerPage(visitor.request, provider)
    context.set('route', page.pattern)
    return { response, page }
  }

  /** For a stranger, from an address alone. */
  async function makeAlike(context: Context<ApiEnv>): Promise<MadePage> {
    const request = await receivePageRequest(new Request(context.req.url), readersOrigin(env), () => 0)
    if (isRefusal(request)) throw new Error('a page that is only read was refused')
    return make(context, { request, cookies: cookiesOfStranger(seal) })
  }

  async function answerAlike(context: Context<ApiEnv>, key: string): Promise<Response | undefined> {
    const shared = await sharePage(kept.share.bind(kept), key, {
      make: () => readingTurns.kept(() => makeAlike(context), peerOf(context)),
      headersOf: (made, scripts) => headersOf(made, scripts, env),
    })
    if (!shared) return undefined
    if ('own' in shared) return answerOwn(context, shared.own)
    context.set('route', shared.kept.route)
    metrics.count('kept', { route: shared.kept.route })
    return answerKept(shared.kept, takesGzip(context))
  }

  function answerOwn(context: Context<ApiEnv>, made: MadePage | Refusal): Response {
    if (!isRefusal(made)) return finishPage(made, env)
    context.set('refused', made.refused)
    return refusalResponse(made)
  }

  /** Whoever sends a form waits for nobody, nor who is about to buy. */
  function turnOf({ method, path }: Context<ApiEnv>['req']) {
    const handle = handleOf(path)
    if (method === 'POST' || handle?.takesNoTurn) return undefined
    return readingTurns[handle && isForKeepers(handle.openTo) ? 'desk' : 'pages']
  }

  return async (context) => {
    const { raw, path } = context.req
    const key = import.meta.env.DEV ? undefined : visitorKey(raw, { ...seal, origin: readersOrigin(env) })
    if (key && (kept.has(key) || handleOf(path)?.sameForVisitors)) {
      const alike = await answerAlike(context, key)
      if (alike) return alike
    }
    const request = await receivePageRequest(raw, readersOrigin(env), (at) => fileBytes(at, handleAt))
    if (isRefusal(request)) return answerOwn(context, request)
    const makeOwn = () => make(context, { request, cookies: new CookieJar(raw.headers.get('cookie')) })
    const turn = turnOf(context.req)
    return answerOwn(context, await (turn ? turn(makeOwn, peerOf(context)) : makeOwn()))
  }
}

function takesGzip(context: Context): boolean {
  const supports = ['gzip', 'identity']
  return accepts(context, { header: 'Accept-Encoding', supports, default: 'identity' }) === 'gzip'
}
