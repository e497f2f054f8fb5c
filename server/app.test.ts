import { afterAll, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { openPool } from '#database/open-pool.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { createApp } from './app.ts'

/** What the server answers that is no call of the contract, and why. */
const NO_CALLS: Record<string, string> = {
  'GET /livez': 'for who keeps the process running',
  'GET /readyz': 'for who sends it requests',
  'GET /metrics': 'for who measures it, with a token',
  'GET /api/openapi.json': 'the contract itself',
  'GET /api/docs': 'the contract as a page',
  'GET /api/sign-in/start': 'a browser follows it to the sign-in provider',
  'GET /api/sign-in/callback': 'the sign-in provider sends that browser back to it',
  'GET /labels/:file': 'a drawing, of a beer, also of one that is being written',
  'GET /labels/:id/card.png': 'a drawing, of a beer where its page is shared',
  'GET /labels/card.png': 'a drawing, of the shop where it is shared',
  'GET /labels/mail-header.png': 'a drawing, for mails',
  'GET /labels/companies/:file': 'a drawing, of a brewery',
  'GET /labels/advertisements/:file': 'a drawing',
  'GET /labels/styles/:file': 'a drawing, of a style',
  'GET /labels/*': 'refuses what is no drawing',
  'GET /media/:name': 'a picture',
  'GET /media/:name/:version': 'a picture',
  'GET /robots.txt': 'for crawlers',
  'GET /sitemap.xml': 'for crawlers',
  'GET /sitemaps/:file': 'for crawlers',
  'GET /sitemaps/*': 'refuses what is no map',
}

/** Where what goes before and after answers is hung up; whoever answers there instead takes no `next`. */
const MIDDLEWARE = ['/*', '/api/*', '/labels/*', '/media/*', '/sitemaps/*']

// Nobody asks it anything: there is no database behind it.
const { db, pool } = openPool('postgres://nobody@localhost/nothing', 1)
afterAll(() => pool.end())
const { routes } = createApp(
  makeTestServices({ db, pool }, { METRICS_TOKEN: 'a token of more than thirty-two letters' }),
)

const isMiddleware = ({ method, path, handler }: (typeof routes)[number]) =>
  method === 'ALL' && MIDDLEWARE.includes(path) && handler.length === 2

const calls = ALL_CALLS.map(([, { method, path }]) => ({
  method,
  path: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
}))
/** A known path's other methods are refused: http/other-methods.ts. */
const otherMethods = [...new Set(calls.map(({ path }) => `ALL ${path}`))]

test('all that is served is a call of the contract, or named here with its reason', () => {
  const served = routes
    .filter((route) => !isMiddleware(route))
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{[^/]*\}/g, '')}`)
  const listed = [
    ...calls.map(({ method, path }) => `${method} ${path}`),
    ...otherMethods,
    ...Object.keys(NO_CALLS),
  ]
  // Each once: who answers first answers alone. A drawing's two endings are two routes.
  const counted = served.filter((each, at) => !NO_CALLS[each] || served.indexOf(each) === at)
  expect(counted.sort()).toEqual(listed.sort())
})
