import fc from 'fast-check'
import { aBuyerForm } from '#tests/factories/sign-up-forms.ts'
import type { Request } from '#tests/running/send.ts'
import routes from '../../web/routes.ts'
import { inAddress, nastyText } from './garbage.ts'

/** What pages need to get past the first look: cookies of an adult, and of each kind of person; a beer. */
export type KnownToPages = { cookies: string[]; beerId: string }

/** Every page, its parameters wrong. */
const PATHS = routes.map(({ path = '' }) => `/${path.replaceAll(/:\w+\??|\*/g, 'x')}`)
const FORM_PATHS = [
  '/?index',
  '/cart',
  '/login',
  '/buyerSignUp',
  '/myShop',
  '/post',
  '/putProduct/x',
  '/logout',
  '/save',
  '/shop',
  '/detail/x',
  '/nowhere',
]
const QUERY_NAMES = [
  ...['name', 'type', 'price', 'IBU', 'ABV', 'qualification', 'order', 'pag', 'next', 'review'],
  ...['payment_id', 'external_reference', 'index', '_routes', 'p', '__proto__', 'constructor'],
]
const COOKIE_NAMES = ['cart', 'age', 'flash', 'leaving-order', 'wish', 'lupulo_session', '__proto__']
const INTENTS = ['set', 'buy', 'remove', 'accept', 'start', 'no such intent']
const FIELDS = [
  ...[
    'intent',
    'beerId',
    'seenCents',
    'quantity',
    'step',
    'back',
    'birthDay',
    'today',
    'email',
    'password',
    'name',
    'document',
  ],
  ...[
    'rate',
    'productId',
    'comment',
    'recipient',
    'address',
    'city',
    'state',
    'country',
    'phone',
    ...['type', 'ABV', 'price', 'stock', 'image', 'packagedOn', 'shown', 'stockShown', 'editionShown'],
    '__proto__',
    'a[0].b',
    'name[]',
  ],
]

/** The address of a page or of its data, with a wrong id and a wrong query. */
function addresses({ beerId }: KnownToPages): fc.Arbitrary<string> {
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...PATHS) },
    { weight: 2, arbitrary: fc.oneof(fc.constant(beerId), inAddress).map((id) => `/detail/${id}`) },
    { weight: 1, arbitrary: inAddress.map((part) => `/${part}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '/__manifest',
        '//',
        '///evil.example',
        '/_root',
        '/labels/x',
        '/assets/x.js',
        '/media/x',
      ),
    },
  )
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), inAddress), inAddress)
  const query = fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.map((each) => each.join('=')).join('&'))
  return fc
    .record({ path, query, asData: fc.boolean() })
    .map(({ path, query, asData }) => `${asData ? dataPath(path) : path}${query && `?${query}`}`)
}

/** Where React Router asks for a page's data alone. */
function dataPath(path: string): string {
  return path === '/' ? '/_root.data' : `${path}.data`
}

function cookiesOf({ cookies, beerId }: KnownToPages): fc.Arbitrary<string> {
  const entry = `${beerId.replaceAll('-', '')}.3.450`
  const value = fc.oneof(
    inAddress,
    fc.constantFrom(
      entry,
      `${entry}~${entry}`,
      beerId,
      'success.login.success',
      'error.constructor',
      '"',
      'a=b=c',
    ),
  )
  const odd = fc.tuple(fc.constantFrom(...COOKIE_NAMES), value).map((pair) => pair.join('='))
  return fc
    .tuple(fc.constantFrom(...cookies), fc.array(odd, { maxLength: 3 }))
    .map(([known, more]) => [...more.map((each) => each.slice(0, 3000)), known].filter(Boolean).join('; '))
}

/** Requests to see a page, or its data, that nobody would make in good faith. */
export function wrongVisits(known: KnownToPages): fc.Arbitrary<Request> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 8, arbitrary: fc.constant('GET') },
        { weight: 1, arbitrary: fc.constant('HEAD') },
      ),
      path: addresses(known),
      cookie: cookiesOf(known),
      more: fc.constantFrom<Record<string, string>>(
        {},
        {},
        { 'user-agent': 'Googlebot/2.1' },
        { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
        { 'accept-language': '\u00ff;q=x', 'accept-encoding': 'gzip;q=NaN' },
        { 'if-none-match': '"'.repeat(500), range: 'bytes=9-1' },
        { host: 'evil.example' },
        { origin: 'https://evil.example', referer: 'about:blank' },
      ),
    })
    .map(({ method, path, cookie, more }) => ({ method, path, headers: { cookie, ...more } }))
}

/** Forms that no page of ours would send. */
export function wrongForms(known: KnownToPages): fc.Arbitrary<Request> {
  const value = fc.oneof(nastyText, fc.constantFrom(known.beerId, '1', '999', '450', '/shop', ...INTENTS))
  const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), nastyText), value), { maxLength: 8 })
  return fc
    .record({
      path: fc.constantFrom(...FORM_PATHS),
      asData: fc.boolean(),
      intent: fc.option(fc.constantFrom(...INTENTS)),
      fields,
      cookie: cookiesOf(known),
      form: fc.constantFrom(urlEncoded, urlEncoded, multipart, brokenMultipart),
      chunked: fc.boolean(),
    })
    .map(({ path, asData, intent, fields, cookie, form, chunked }) => {
      const all: [string, string][] = intent === null ? fields : [['intent', intent], ...fields]
      const { type, body } = form(all)
      const [bare, query] = path.split('?')
      const address = asData ? `${dataPath(bare!)}${query ? `?${query}` : ''}` : path
      return { method: 'POST', path: address, headers: { cookie, 'content-type': type }, body, chunked }
    })
}

function urlEncoded(fields: [string, string][]) {
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() }
}

function multipart(fields: [string, string][]) {
  const parts = fields.map(
    ([name, value], at) =>
      `--frontier\r\nContent-Disposition: form-data; name="${name.replace(/[\r\n"]/g, '_')}"${at % 2 ? '; filename="x.png"\r\nContent-Type: image/png' : ''}\r\n\r\n${value}\r\n`,
  )
  return { type: 'multipart/form-data; boundary=frontier', body: `${parts.join('')}--frontier--\r\n` }
}

function brokenMultipart(fields: [string, string][]) {
  return { type: 'multipart/form-data; boundary=frontier', body: multipart(fields).body.slice(0, -14) }
}

/** Forms as our pages send them, with one value replaced: what gets past the first look goes deeper. */
export function nearlyGoodForms(known: KnownToPages): fc.Arbitrary<Request> {
  return fc
    .record({
      good: fc.constantFrom(...goodForms(known)),
      which: fc.nat(30),
      instead: nastyText,
      cookie: fc.constantFrom(...known.cookies),
      asData: fc.boolean(),
    })
    .map(({ good: { path, fields }, which, instead, cookie, asData }) => {
      const pairs = Object.entries(fields)
      const changed = pairs.map(([name, value], at): [string, string] =>
        at === which % pairs.length ? [name, instead] : [name, value],
      )
      const { type, body } = urlEncoded(changed)
      const address = asData ? dataPath(path) : path.replace(/^\/$/, '/?index')
      return { method: 'POST', path: address, headers: { cookie, 'content-type': type }, body }
    })
}

function goodForms({ beerId }: KnownToPages): { path: string; fields: Record<string, string> }[] {
  const line = { beerId, seenCents: '450', back: '/shop?pag=1#x', quantity: '2', step: '1' }
  return [
    { path: '/', fields: { birthDay: '1990-05-17', today: '2026-01-01' } },
    ...INTENTS.map((intent) => ({ path: '/cart', fields: { intent, ...line } })),
    {
      path: '/cart',
      fields: {
        intent: 'start',
        recipient: 'Ana',
        address: 'Sol 1',
        city: 'Salta',
        state: 'Salta',
        country: 'Peru',
      },
    },
    { path: '/login', fields: { email: 'ana@correo.example', password: 'Cebada2024' } },
    {
      path: '/buyerSignUp',
      fields: Object.fromEntries(Object.entries(aBuyerForm()).map(([name, value]) => [name, String(value)])),
    },
    { path: '/save', fields: { save: beerId, next: '/shop' } },
    { path: '/myShop', fields: { rate: '5', productId: beerId, comment: 'Rica' } },
  ]
}
