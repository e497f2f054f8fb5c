import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { OFFLINE_PATH } from '#web/offline/offline-address.ts'
import { isDeclaredCrawler } from '#web/request/declared-crawler.ts'
import { isOfWithdrawing } from '#web/request/withdraw-address.ts'
import { ageAnswer } from './age-answer.server.ts'

/**
 * Before every page: who has not said to be an adult is led to `/`, and from there back to where they wanted to go
 * (decisions, "Age gate"). Everybody can choose the language of the question, and withdraw from a purchase. The offline page holds no beer when it
 * leaves us: browsers keep it, and what they draw on it was seen behind this door. Declared crawlers pass, so that beers
 * can be found; nobody who has said to be a minor becomes one.
 */
export const guardAge: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { pathname, search } = url
  const answer = ageAnswer(context)
  if (
    pathname === '/' ||
    pathname === '/language' ||
    pathname === OFFLINE_PATH ||
    isOfWithdrawing(pathname) ||
    answer === 'adult' ||
    (answer === undefined && isDeclaredCrawler(request.headers.get('user-agent')))
  ) {
    return next()
  }
  const wanted = pathname === '/home' && !search ? '' : `?next=${encodeURIComponent(pathname + search)}`
  throw redirectDocument(`/${wanted}`, 303)
}
