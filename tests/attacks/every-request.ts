import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ALL_CALLS } from '#contract/all-calls.ts'
import type { Session } from '#tests/running/people.ts'
import type { Request } from '#tests/running/send.ts'
import pages from '../../web/routes.ts'
import type { SecureShop } from './a-secure-shop.ts'

export type Kind = 'page' | 'data' | 'call' | 'drawing' | 'built file'
export type Asked = Request & { kind: Kind; by: string }

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }
const BUILT = fileURLToPath(new URL('../../build/client', import.meta.url))

type Known = Pick<SecureShop, 'people' | 'ids'>

/** A path with its parameters filled in: ids of what is there, where it is told from the path. */
function fill(path: string, ids: SecureShop['ids']): string {
  const own = /person|user|buyer/i.test(path)
    ? ids.buyer
    : /compan|seller/i.test(path)
      ? ids.seller
      : ids.beer
  return path
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+|\{\w+\}/g, own)
    .replace('*', 'nowhere')
}

/** The addresses of all pages, as web/routes.ts lists them. */
export function pagePaths(ids: SecureShop['ids']): string[] {
  return pages.map(({ path }) => `/${fill(path ?? '', ids)}`)
}

function pageRequests({ people, ids }: Known): Asked[] {
  const asked = (by: keyof typeof people, kind: Kind, request: Request): Asked => ({
    ...request,
    kind,
    by,
    headers: { ...request.headers, ...(people[by] satisfies Session) },
  })
  return pagePaths(ids).flatMap((path) => {
    const data = path === '/' ? '/_root.data' : `${path}.data`
    return [
      ...(Object.keys(people) as (keyof typeof people)[]).map((by) => asked(by, 'page', { path })),
      asked('adult', 'page', { method: 'HEAD', path }),
      asked('adult', 'page', { method: 'POST', path, headers: FORM, body: 'a=b' }),
      asked('buyer', 'page', { method: 'POST', path, headers: JSON_TYPE, body: '{}' }),
      asked('adult', 'page', { method: 'PUT', path, headers: FORM, body: 'a=b' }),
      asked('adult', 'page', {
        method: 'POST',
        path,
        headers: { ...FORM, origin: 'https://evil.example' },
        body: 'a=b',
      }),
      asked('stranger', 'data', { path: data }),
      asked('admin', 'data', { path: data }),
      // Who logs out is nobody in what follows.
      asked(path === '/logout' ? 'adult' : 'seller', 'data', {
        method: 'POST',
        path: data,
        headers: FORM,
        body: 'a=b',
      }),
    ]
  })
}

function callRequests({ people, ids }: Known): Asked[] {
  const calls = ALL_CALLS.flatMap(([, { method, path }]): Asked[] => {
    const address = `/api${fill(path, ids)}`
    // What would end the session that the others come with is asked without one.
    const ends = /logout|DELETE/.test(`${method} ${path}`)
    const bodied = method !== 'GET'
    const empty = bodied ? { headers: JSON_TYPE, body: '{}' } : {}
    const by = (who: 'stranger' | 'buyer' | 'seller' | 'admin', request: Request): Asked => ({
      ...request,
      kind: 'call',
      by: who,
      headers: { ...request.headers, ...people[ends ? 'stranger' : who] },
    })
    return [
      by('stranger', { method, path: address, ...empty }),
      by('buyer', { method, path: address, ...empty }),
      by('seller', { method, path: address, ...empty }),
      by('admin', { method, path: address, ...empty }),
      by('admin', { method: 'PATCH', path: address, headers: JSON_TYPE, body: '{}' }),
      ...(bodied
        ? [
            by('admin', { method, path: address, headers: { 'content-type': 'text/plain' }, body: 'a' }),
            by('admin', { method, path: address, headers: JSON_TYPE, body: '{"a"' }),
            by('stranger', { method, path: address, headers: JSON_TYPE, body: `"${'a'.repeat(300_000)}"` }),
            by('admin', {
              method,
              path: address,
              headers: { ...JSON_TYPE, origin: 'https://evil.example' },
              body: '{}',
            }),
          ]
        : []),
    ]
  })
  const others = [
    ...['/api/openapi.json', '/api/docs', '/api/nowhere', '/api', '/livez', '/readyz', '/metrics'],
    ...['/robots.txt', '/sitemap.xml', '/sitemaps/1.xml', '/sitemaps/nothing'],
    ...['/api/sign-in/start', '/api/sign-in/callback?state=x&code=y', '/api/product/admin.csv'],
  ]
  return [...calls, ...others.map((path): Asked => ({ path, kind: 'call', by: 'stranger' }))]
}

function drawingRequests({ ids }: Known): Asked[] {
  const paths = [
    `/labels/${ids.beer}.svg`,
    `/labels/${ids.beer}.svg?v=1`,
    `/labels/${ids.beer}.png?width=300`,
    `/labels/${ids.beer}.png?width=301`,
    `/labels/${ids.buyer}.svg`,
    `/labels/${ids.beer}/card.png`,
    `/labels/${ids.buyer}/card.png`,
    '/labels/card.png',
    '/labels/mail-header.png',
    `/labels/companies/${ids.seller}.svg`,
    '/labels/advertisements/1.svg',
    '/labels/preview.svg?name=Puna&type=IPA',
    '/labels/nothing',
    '/media/nothing.webp',
    '/media/nothing/640.webp',
  ]
  return paths.map((path) => ({ path, kind: 'drawing', by: 'stranger' }))
}

function fileRequests(): Asked[] {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file))
    .map((file) => ({ path: `/${file}`, kind: 'built file', by: 'stranger' }))
}

/** Every address of the shop, in each way in which it can be asked: by everybody, and wrongly. */
export function everyRequest(known: Known): Asked[] {
  return [
    ...pageRequests(known),
    ...callRequests(known),
    ...drawingRequests(known),
    ...fileRequests(),
    { path: '/assets/gone-00000000.js', kind: 'page', by: 'stranger' },
  ]
}
