import fc from 'fast-check'
import type { Row } from '#tests/authorization/row.ts'
import { ALL_ROWS } from '#tests/authorization/rows/all-rows.ts'
import { inAddress } from '#tests/robustness/garbage.ts'
import type { DescribedCall, JsonSchema } from './described-calls.ts'
import { EVERY_ID, idsFor } from './known-words.ts'
import { valueLike, type Wrongness, wrong, wrongText } from './values-like.ts'

/** A file in a form: its name, and text or a picture for its content. */
export type FormPart = [name: string, value: string | { file: string; content: string }]
export type Body = { json: unknown } | { text: string; type: string } | { form: FormPart[] }

/** A request with words for what only the running shop knows (known-words.ts). */
export type GeneratedRequest = {
  params: Record<string, string>
  query: [name: string, value: string][]
  headers: Record<string, string>
  body?: Body | undefined
  /** Of the ways to be deactivated. */
  which: number
  /** In place of all that: a request that the authorization table knows, with one value of its body replaced. */
  row?: { which: number; at: number | null; instead: unknown }
}

const ROWS = Object.values(ALL_ROWS).flat()

/**
 * Requests for a call, from those that its description asks for to those that nobody would send.
 * @param rows of the authorization table that may be asked
 */
export function requestsLike(call: DescribedCall, rows: Row[]): fc.Arbitrary<GeneratedRequest> {
  const of = (how: Wrongness) =>
    fc.record({
      params: paramsLike(call, how),
      query: queryLike(call, how),
      headers: headersLike(call),
      body: bodyLike(call, how),
      which: fc.nat(3),
    })
  return fc.oneof(
    { weight: 10, arbitrary: of('right') },
    { weight: 8, arbitrary: of('partly') },
    { weight: 4, arbitrary: of('wild') },
    { weight: rows.length ? 6 : 0, arbitrary: fromRows(rows.length) },
  )
}

function fromRows(count: number): fc.Arbitrary<GeneratedRequest> {
  // Half of them as they stand: of many a call, no other request succeeds.
  const at = fc.option(fc.nat(12), { freq: 1 })
  const row = fc.record({ which: fc.nat(Math.max(count - 1, 0)), at, instead: wrong })
  return fc.record({ row, which: fc.nat(3) }).map((said) => ({ ...said, params: {}, query: [], headers: {} }))
}

/** One of the rows that may be asked, just as it stands. */
export function asItStands(which: number): GeneratedRequest {
  return { row: { which, at: null, instead: undefined }, which: 0, params: {}, query: [], headers: {} }
}

/** Rows of the authorization table about a call: requests that succeed for somebody. */
export function rowsOf({ name }: DescribedCall): Row[] {
  return ROWS.filter((row) => row.call === name)
}

/** A path's parts: mostly ids of what stands before them, `/beer-imports/{id}`. */
function paramsLike({ path, params }: DescribedCall, how: Wrongness) {
  const parts = Object.entries(params).map(([name, schema]) => {
    const before = [...path.slice(0, path.indexOf(`{${name}}`)).matchAll(/([\w-]+)\/(\{\w+\}\/)?/g)].at(
      -1,
    )?.[1]
    const of = idsFor(name) ? name : (before ?? name)
    const ids = schema.enum ? undefined : idsFor(of === 'admin' ? path.split('/')[1]! : of)
    const right = ids
      ? fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...ids) },
          { weight: 1, arbitrary: fc.constantFrom(...EVERY_ID) },
          { weight: 1, arbitrary: fc.uuid() },
        )
      : valueLike(schema, of, 'right').map(String)
    const value =
      how === 'right' ? right : fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrongText })
    return [name, value] as const
  })
  return fc.record(Object.fromEntries(parts))
}

function queryLike({ query }: DescribedCall, how: Wrongness): fc.Arbitrary<[string, string][]> {
  const pairs = Object.entries(query).map(([name, schema]) => {
    const right = valueLike(schema, name, 'right').map(String)
    const value =
      how === 'right'
        ? right
        : fc.oneof({ weight: 6, arbitrary: right }, { weight: how === 'wild' ? 6 : 1, arbitrary: wrongText })
    return value.map((said): [string, string] => [name, said])
  })
  const right = fc.subarray(pairs).chain((some) => fc.tuple(...some))
  if (how === 'right') return right
  const odd = fc.tuple(
    fc.oneof(fc.constantFrom(...Object.keys(query), '__proto__', 'x'), inAddress),
    wrongText,
  )
  // The same name may come twice.
  return fc
    .tuple(right, fc.array(odd, { maxLength: how === 'wild' ? 3 : 1 }))
    .map(([said, more]) => [...said, ...more])
}

function headersLike({ name }: DescribedCall): fc.Arbitrary<Record<string, string>> {
  const usual: Record<string, string> =
    name === 'receiveWebhook' ? { 'x-signature': 'genuine', 'x-request-id': 'r«fresh»' } : {}
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Record<string, string>>(
        { ...usual, 'idempotency-key': 'k«fresh»' },
        { 'idempotency-key': 'ñ'.repeat(300) },
        { cookie: 'cart=«cartOfBeer».2.450~«cartOfRival».1.1' },
        { cookie: 'cart=zz.9.9~«beerId»; age=0; __proto__=x' },
        { 'x-signature': 'ts=NaN,v1=zz', 'x-request-id': 'x'.repeat(3000) },
        { origin: 'https://evil.example' },
        { 'user-agent': '<script>alert(1)</script>\u00ff' },
        { 'accept-language': 'x', 'accept-encoding': 'nothing;q=x', accept: 'image/*' },
        { 'x-forwarded-for': '::::, 999.1.1.1', forwarded: 'for=_x' },
      ),
    },
  )
}

function bodyLike({ name, body }: DescribedCall, how: Wrongness): fc.Arbitrary<Body | undefined> {
  if (!body) {
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constant({ json: {} }) },
    )
  }
  if (body.type === 'multipart/form-data') return formLike(body.schema, how)
  const json = valueLike(body.schema, name, how).map((value) => ({ json: value }))
  if (how === 'right') return json
  const texts = fc.constantFrom(
    '',
    '{',
    '{"a":',
    '[]',
    'null',
    '"x"',
    '0',
    '{"a":1}{"b":2}',
    '\ufeff{}',
    '\u0000',
  )
  const types = fc.constantFrom(
    ...['application/json', 'application/json; charset=utf-16', 'text/plain', '', ';;;'],
    'multipart/form-data; boundary=x',
  )
  return fc.oneof(
    { weight: 12, arbitrary: json },
    { weight: 1, arbitrary: fc.record({ text: texts, type: types }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

const BEERS_FILE =
  'Nombre;Tipo;Descripción;Presentación;ABV (%);IBU;Precio (U$S);Stock\r\n' +
  '"Roja «fresh»";IPA;"Café, cacao";Lata;5,4;31;4,50;24\r\n"=1+1";Nada;x;;91;a;caro;-1\r\n'

function formLike({ properties = {} }: JsonSchema, how: Wrongness): fc.Arbitrary<Body> {
  const content = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('«a picture»', BEERS_FILE) },
    {
      weight: how === 'right' ? 1 : 4,
      arbitrary: fc.oneof(
        wrongText,
        fc.constantFrom('', 'PK\u0003\u0004', '"', `${BEERS_FILE}"`, 'sep=,\n\u0000'),
      ),
    },
  )
  const fileName = fc.oneof(fc.constantFrom('foto.jpg', 'cervezas.csv'), wrongText)
  const file = fc.record({ file: fileName, content })
  const part = (name: string, schema: unknown): fc.Arbitrary<FormPart> => {
    const text = valueLike(schema as JsonSchema, name, 'right').map(String)
    return name === 'file' ? file.map((said) => [name, said]) : text.map((said) => [name, said])
  }
  const parts = Object.entries(properties).map(([name, schema]) => part(name, schema))
  const right = fc.tuple(...parts)
  if (how === 'right') return right.map((form) => ({ form }))
  const odd = fc.tuple(
    fc.oneof(fc.constantFrom(...Object.keys(properties), '__proto__'), wrongText),
    fc.oneof<[fc.Arbitrary<string>, typeof file]>(wrongText, file),
  )
  return fc
    .tuple(
      fc.shuffledSubarray(parts).chain((some) => fc.tuple(...some)),
      fc.array(odd, { maxLength: 2 }),
    )
    .map(([said, more]) => ({ form: [...said, ...more] }))
}
