import * as build from 'virtual:react-router/server-build'
import { ALL_CALLS } from '#contract/all-calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isCallOfDesk, isForKeepers } from '#contract/is-call-of-desk.ts'
import type { PageHandle } from '#web/page-handle.ts'

/**
 * Which requests are work at a desk (contract/is-call-of-desk.ts), which may have a process of its own:
 * docs/decisions/0126-turns-and-a-desk.md
 *
 * Every process can answer all requests, so an address that is taken for another's costs nothing but its place in a line.
 */
export function isOfDesk(method: string, path: string): boolean {
  return path.startsWith('/api/') ? (CALLS.get(method)?.test(path) ?? false) : PAGES.test(path)
}

/** Before what is made of it: `npm run dev` evaluates this file as it stands. */
const ANY_PART = '[^/]+'
const CALLS = callsOfDesk()
const PAGES = pagesOfDesk()

function callsOfDesk(): Map<string, RegExp> {
  const calls = ALL_CALLS.map(([, call]) => call as Endpoint).filter(isCallOfDesk)
  const byMethod = Map.groupBy(calls, ({ method }) => method)
  return new Map(
    [...byMethod].map(([method, its]) => [
      method,
      anyOf(its.map(({ path }) => `/api${path.replace(/\{\w+\}/g, ANY_PART)}`)),
    ]),
  )
}

/** With what React Router's own navigation asks for instead of a page. */
function pagesOfDesk(): RegExp {
  const paths = Object.values(build.routes).flatMap((route) => {
    const handle = route?.module.handle as PageHandle | undefined
    return route?.path && handle && isForKeepers(handle.openTo) ? [route.path] : []
  })
  return anyOf(
    paths.map(
      (path) => `/${path.replace(/\/:\w+\?/g, `(?:/${ANY_PART})?`).replace(/:\w+/g, ANY_PART)}(?:\\.data)?`,
    ),
  )
}

function anyOf(patterns: string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})/?$`, 'i')
}
