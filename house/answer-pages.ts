import * as build from 'virtual:react-router/server-build'
import type { Context, Handler } from 'hono'
import { accepts } from 'hono/accepts'
import { RouterContextProvider } from 'react-router'
import { isRefusal } from '#contract/errors.ts'
import { createLocalRate } from '#server/charge/local-rate.ts'
import type { ApiEnv } from '#server/http/api-context.ts'
import { readersOrigin } from '#server/http/readers-origin.ts'
import type { Services } from '#server/services.ts'
import { answerInLanguages } from '#web/request/answer-in-languages.ts'
import { CookieJar } from '#web/request/cookie-jar.ts'
import { fileBytes } from '#web/request/file-bytes.ts'
import { guardPages } from '#web/request/guard-pages.ts'
import { handlesOf } from '#web/request/handles-of.ts'
import { answerKept } from '#web/request/kept/answer-kept.ts'
import type { KeptPages } from '#web/request/kept/kept-pages.ts'
import { type MadePage, sharePage } from '#web/request/kept/share-page.ts'
import { cookiesOfStranger, visitorKey } from '#web/request/kept/visitor-key.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { receivePageRequest, refusalResponse } from '#web/request/receive-page-request.ts'
import { finishPage, headersOf } from './finish-page.ts'
import { type Answer, ageSealOf, openPage } from './open-page.ts'

const answerPage = answerInLanguages(
  { ...build, routes: guardPages(build.routes) },
  import.meta.env.MODE,
  import.meta.url,
)
const handleAt = handlesOf(build.routes)
/** A page, or what a browser that goes to it asks for instead (React Router's single fetch). */
const isSameForVisitors = (path: string) => handleAt(path.replace(/\.data$/, ''))?.sameForVisitors === true

/**
 * Answers requests for pages. What visitors who bring nothing of their own see alike is made once for them, from an address alone
 * and for a stranger: nothing of who has it made can get into it. docs/decisions/0124-pages-that-are-kept.md
 */
export function answerPages(services: Services, server: Answer, kept: KeptPages): Handler<ApiEnv> {
  const { env, metrics } = services
  const settings = { ...services, localRate: createLocalRate(services) }
  const seal = { isSecure: env.publicUrl.startsWith('https:'), ageSeal: ageSealOf(env) }
  metrics.watch(
    { name: 'lupulo_kept_pages_bytes', help: 'Pages that this process keeps for visitors (most: 32 MB).' },
    () => ({ '': kept.bytes }),
  )

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

  async function answerAlike(context: Context<ApiEnv>, key: string): Promise<Response | undefined> {
    const shared = await sharePage(kept, key, {
      make: async () => {
        const request = await receivePageRequest(new Request(context.req.url), readersOrigin(env), () => 0)
        if (isRefusal(request)) throw new Error('a page that is only read was refused')
        return make(context, { request, cookies: cookiesOfStranger(seal) })
      },
      headersOf: (made, scripts) => headersOf(made, scripts, env),
    })
    if (!shared) return undefined
    if ('own' in shared) return finishPage(shared.own, env)
    context.set('route', shared.kept.route)
    metrics.count('kept', { route: shared.kept.route })
    return answerKept(shared.kept, takesGzip(context))
  }

  return async (context) => {
    const { raw, path } = context.req
    const key = import.meta.env.DEV ? undefined : visitorKey(raw, { ...seal, origin: readersOrigin(env) })
    if (key && (kept.has(key) || isSameForVisitors(path))) {
      const alike = await answerAlike(context, key)
      if (alike) return alike
    }
    const request = await receivePageRequest(raw, readersOrigin(env), (at) => fileBytes(at, handleAt))
    if (isRefusal(request)) {
      context.set('refused', request.refused)
      return refusalResponse(request)
    }
    return finishPage(
      await make(context, { request, cookies: new CookieJar(raw.headers.get('cookie')) }),
      env,
    )
  }
}

function takesGzip(context: Context): boolean {
  const supports = ['gzip', 'identity']
  return accepts(context, { header: 'Accept-Encoding', supports, default: 'identity' }) === 'gzip'
}
