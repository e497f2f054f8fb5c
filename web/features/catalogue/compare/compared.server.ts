import { KEPT_DAYS } from '#contract/limits.ts'
import { keepCookie, keptCookie } from '#web/request/own-cookies.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { readCompared } from './compare-address.ts'

const COMPARED_COOKIE = 'compare'

/** The beers that this browser compares; none where its cookie holds anything else. */
export function readChoice(context: PageContext): string[] {
  return readCompared(keptCookie(context, COMPARED_COOKIE) ?? '', '~') ?? []
}

/** Has the browser keep them for the next one that is added. */
export function keepChoice(context: PageContext, ids: readonly string[]): void {
  keepCookie(context, COMPARED_COOKIE, ids.join('~'), ids.length ? KEPT_DAYS.compared * 24 * 3600 : 0)
}
