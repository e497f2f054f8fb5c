import { type MiddlewareFunction, redirect } from 'react-router'
import { isDeclaredCrawler } from '#web/request/declared-crawler.ts'
import { ageAnswer } from './age-answer.server.ts'

/**
 * Before every page: who has not said to be an adult is led to `/`, and from there back to where they wanted to go
 * (decisions, "Age gate"), and so can everybody choose the language of the question. Declared crawlers pass, so that beers can be found.
 */
export const guardAge: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { pathname, search } = url
  if (
    pathname === '/' ||
    pathname === '/language' ||
    ageAnswer(context) === 'adult' ||
    isDeclaredCrawler(request.headers.get('user-agent'))
  ) {
    return next()
  }
  const wanted = pathname === '/home' && !search ? '' : `?next=${encodeURIComponent(pathname + search)}`
  throw redirect(`/${wanted}`, 303)
}
