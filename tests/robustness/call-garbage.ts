import fc from 'fast-check'
import { z } from 'zod'
import { ALL_CALLS } from '#contract/all-calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { aBuyerForm, aCompanyForm } from '#tests/factories/sign-up-forms.ts'
import type { Request } from '#tests/running/send.ts'
import { aBeerForm } from './a-beer-form.ts'
import { garbage, inAddress, nastyText } from './garbage.ts'
import { replaceOne } from './replace-one.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Real values of the running shop, so that garbage gets past the first look. */
export type Known = { beerIds: string[]; sessions: Record<Who, string> }

type Who = 'visitor' | 'buyer' | 'seller'
export type WrongCall = Request & { who: Who }

const JSON_TYPE = 'application/json'
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/jsonp',
  ';;;',
  '',
]

/** Log-out would end the sessions that the others need. */
const CALLS = ALL_CALLS.filter(([name]) => name !== 'logOut')

/**
 * Requests that are nearly those of the contract: a call, whoever makes it, and its parts as their schemas describe them
 * with garbage mixed in.
 */
export function wrongCalls(known: Known): fc.Arbitrary<WrongCall> {
  return fc
    .constantFrom(...CALLS)
    .chain(([, endpoint]) => fc.record({ endpoint: fc.constant(endpoint), who: whoCalls(endpoint) }))
    .chain(({ endpoint, who }) => {
      const body = endpoint.body ? bodyLike(jsonSchema(endpoint.body), known) : fc.constant(undefined)
      return fc
        .record({
          path: pathLike(endpoint.path, known),
          query: queryLike(endpoint.query ? jsonSchema(endpoint.query) : {}, known),
          body: fc.oneof({ weight: 8, arbitrary: body }, { weight: 1, arbitrary: fc.constant(undefined) }),
          type: fc.oneof(
            { weight: 12, arbitrary: fc.constant(JSON_TYPE) },
            { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
          ),
          chunked: fc.boolean(),
          extra: oddHeaders,
        })
        .map(({ path, query, body: sent, type, chunked, extra }) => ({
          who,
          method: endpoint.method,
          path: `/api${path}${query}`,
          headers: { cookie: known.sessions[who], ...(endpoint.body && { 'content-type': type }), ...extra },
          ...(sent !== undefined && { body: sent, chunked }),
        }))
    })
}

/** Mostly somebody who may. */
function whoCalls({ access }: Endpoint): fc.Arbitrary<Who> {
  const anybody = fc.constantFrom<Who>('visitor', 'buyer', 'seller')
  if (access === 'anyone') return anybody
  const may: Who = Array.isArray(access) && !access.includes('Person') ? 'seller' : 'buyer'
  return fc.oneof({ weight: 4, arbitrary: fc.constant(may) }, { weight: 1, arbitrary: anybody })
}

const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': 'x'.repeat(4000) },
      { 'idempotency-key': 'ñ' },
      { 'x-request-id': '../../x' },
      { 'x-signature': 'ts=NaN,v1=zz', 'x-request-id': '\u00ff' },
      { 'x-forwarded-for': '::::, 999.1.1.1' },
      { origin: 'null' },
      { accept: 'image/*', 'accept-encoding': 'nothing;q=x' },
    ),
  },
)

function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** Mostly what the schema says, else garbage. */
function like(schema: JsonSchema | boolean | undefined, known: Known): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return garbage
  return fc.oneof({ weight: 3, arbitrary: asSaid(schema, known) }, { weight: 1, arbitrary: garbage })
}

function asSaid(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => asSaid(choice as JsonSchema, known)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...known.beerIds), fc.uuid())
  switch (schema.type) {
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, like(part, known)])
      const named = fc.record(Object.fromEntries(parts), { requiredKeys: [] })
      const whole = fc.record(Object.fromEntries(parts))
      const extra = fc.dictionary(
        nastyText.map((text) => text.slice(0, 200)),
        garbage,
        { maxKeys: 1 },
      )
      return fc.tuple(fc.oneof(named, whole), extra).map(([said, more]) => ({ ...said, ...more }))
    }
    case 'array':
      return fc.array(like(schema.items as JsonSchema, known), { maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.double(), fc.maxSafeInteger())
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.oneof(
        nastyText,
        fc.constantFrom('Argentina', 'Córdoba', '3510000', 'ana@correo.example', 'Aa345678'),
      )
    default:
      return garbage
  }
}

function pathLike(path: string, known: Known): fc.Arbitrary<string> {
  const id = fc.oneof(fc.constantFrom(...known.beerIds), inAddress)
  return id.map((value) => path.replace(/\{\w+\}/, value))
}

function queryLike(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const names = Object.keys(schema.properties ?? {})
  const values = fc.oneof(inAddress, fc.constantFrom('1', '8', 'IPA', ...known.beerIds))
  const name = names.length
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: inAddress })
    : inAddress
  // The same name may come twice.
  return fc
    .array(
      fc.tuple(
        name,
        fc.oneof(
          values.map((value) => `=${value}`),
          fc.constant(''),
        ),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => (pairs.length ? `?${pairs.map((pair) => pair.join('')).join('&')}` : ''))
}

/** The body as it goes over the wire: JSON, JSON that breaks off, bytes that are no text. */
function bodyLike(schema: JsonSchema, known: Known): fc.Arbitrary<string | Uint8Array> {
  const json = like(schema, known).map((value) => JSON.stringify(value) ?? '')
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: 1, arbitrary: json.map((text) => text.slice(0, text.length / 2)) },
    { weight: 1, arbitrary: json.map((text) => `\ufeff${text}`) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
    { weight: 1, arbitrary: fc.constantFrom('', '{"a":1,"a":2}', '"\\ud800"', '[', '{"n":1e999}', 'NaN') },
    { weight: 1, arbitrary: fc.constant(`{"x":"${'y'.repeat(300 * 1024)}"}`) },
  )
}

/** Bodies that would be taken, each with one of its values (at any depth) replaced by garbage. */
export function nearlyGoodCalls(known: Known): fc.Arbitrary<WrongCall> {
  return fc
    .record({
      good: fc.constantFrom(...goodCalls(known)),
      which: fc.nat(40),
      instead: fc.oneof({ weight: 2, arbitrary: nastyText }, { weight: 1, arbitrary: garbage }),
      email: fc.uuid(),
    })
    .map(({ good: { who, method, path, body }, which, instead, email }) => {
      const fresh = 'email' in body ? { ...body, email: `x-${email}@correo.example` } : body
      return {
        who,
        method,
        path: `/api${path}`,
        headers: { cookie: known.sessions[who], 'content-type': JSON_TYPE },
        body: JSON.stringify(replaceOne(fresh, which, instead)),
      }
    })
}

function goodCalls(known: Known): { who: Who; method: string; path: string; body: object }[] {
  const [ownBeer, ...beers] = known.beerIds
  const delivery = {
    recipient: 'Ana Paz',
    address: 'Sol 1',
    city: 'Salta',
    state: 'Salta',
    country: 'Argentina',
  }
  const products = beers.map((id) => ({ id, quantity: 1 }))
  return [
    { who: 'visitor', method: 'POST', path: '/user', body: aBuyerForm() },
    { who: 'visitor', method: 'POST', path: '/company', body: aCompanyForm() },
    { who: 'buyer', method: 'PUT', path: '/user', body: { ...aBuyerForm(), password: '' } },
    { who: 'seller', method: 'PUT', path: '/company', body: { ...aCompanyForm(), password: '' } },
    { who: 'visitor', method: 'PUT', path: '/account/email', body: { token: `${ownBeer}.x` } },
    {
      who: 'buyer',
      method: 'PUT',
      path: '/account/password',
      body: { currentPassword: 'Malta2025', newPassword: 'Cebada2024' },
    },
    { who: 'visitor', method: 'POST', path: '/login', body: { email: 'a', password: 'Cebada2024' } },
    { who: 'seller', method: 'POST', path: '/product', body: aBeerForm() },
    {
      who: 'seller',
      method: 'PUT',
      path: `/product/${ownBeer}`,
      body: { ...aBeerForm(), status: true, stockShown: 12 },
    },
    { who: 'buyer', method: 'POST', path: '/create-order', body: { products, delivery, user: {} } },
    {
      who: 'buyer',
      method: 'POST',
      path: '/payment-return',
      body: { payment_id: '1', external_reference: ownBeer },
    },
    {
      who: 'buyer',
      method: 'POST',
      path: '/shoppingHistory',
      body: { date: '', items: [], payment_id: '1' },
    },
    {
      who: 'buyer',
      method: 'POST',
      path: '/qualification',
      body: { rate: 5, productId: ownBeer, comment: 'Rica' },
    },
    {
      who: 'visitor',
      method: 'POST',
      path: '/webhooks/mercado-pago',
      body: { data: { id: '1' }, type: 'payment' },
    },
  ]
}
