import fc from 'fast-check'
import { garbage, nastyText } from '#tests/robustness/garbage.ts'
import type { JsonSchema } from './described-calls.ts'
import { COUNTED, EVERY_ID, idsFor, WRITTEN } from './known-words.ts'

/** What of a value may be wrong: nothing, here and there something, or mostly everything. */
export type Wrongness = 'right' | 'partly' | 'wild'

/** Of 20 values, so many are not what the schema says. */
const WRONG_OF_20: Record<Wrongness, number> = { right: 0, partly: 3, wild: 12 }

const NUMBERS_TOO_MUCH = [
  ...['1e999', '-1e999', '9223372036854775808', '-9223372036854775809', '1e-400', '-0'].map(
    (text) => `«number:${text}»`,
  ),
  ...[-1, 0, 0.1, 0.005, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308],
]
const DAYS_TOO_FAR = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '+275760-09-13',
  '275760-09-13',
  '-000001-01-01',
]

/** Any value at all: of the wrong type, of no type, too much, or an id of something else. */
export const wrong: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: garbage },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS_TOO_MUCH, ...DAYS_TOO_FAR) },
  { weight: 1, arbitrary: fc.constantFrom(...EVERY_ID) },
  { weight: 1, arbitrary: fc.constantFrom(...EVERY_ID).map((id) => [id]) },
)

/** The same as a text, for paths and queries. */
export const wrongText = fc.oneof(
  { weight: 3, arbitrary: nastyText.map((text) => text.slice(0, 2000)) },
  { weight: 1, arbitrary: fc.constantFrom(...NUMBERS_TOO_MUCH.map(String), ...DAYS_TOO_FAR) },
  { weight: 2, arbitrary: fc.constantFrom(...EVERY_ID) },
)

/**
 * Values as a JSON schema describes them, in the words of people where its name tells what they would write.
 * @param name of the field, or of what an id is of
 */
export function valueLike(schema: JsonSchema | boolean | undefined, name: string, how: Wrongness) {
  const right = rightValue(schema, name, how)
  const share = WRONG_OF_20[how]
  if (!share) return right
  return fc.oneof({ weight: 20 - share, arbitrary: right }, { weight: share, arbitrary: wrong })
}

function rightValue(
  schema: JsonSchema | boolean | undefined,
  name: string,
  how: Wrongness,
): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return garbage
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => rightValue(choice as JsonSchema, name, how)))
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (Array.isArray(schema.type)) {
    const types = schema.type as JsonSchema['type'][]
    return fc.oneof(...types.map((type) => rightValue({ ...schema, type } as JsonSchema, name, how)))
  }
  switch (schema.type) {
    case 'object':
      return objectLike(schema, name, how)
    case 'array':
      return fc.array(valueLike(schema.items as JsonSchema, name, how), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'integer':
    case 'number':
      return numberLike(schema, name)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textLike(schema, name)
    default:
      return garbage
  }
}

function objectLike(schema: JsonSchema, whose: string, how: Wrongness): fc.Arbitrary<unknown> {
  const parts = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, valueLike(part as JsonSchema, name === 'id' ? whose : name, how)] as const,
  )
  const required = how === 'right' ? (schema.required ?? []) : []
  const said = fc.oneof(
    fc.record(Object.fromEntries(parts)),
    fc.record(Object.fromEntries(parts), { requiredKeys: required }),
    // What must be there and no more: fields that nobody may set are optional.
    fc.record(Object.fromEntries(parts.filter(([name]) => schema.required?.includes(name)))),
  )
  if (how === 'right') return said
  const unknownNames = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'role', 'edition'), nastyText)
  const more = fc.dictionary(
    unknownNames.map((text) => text.slice(0, 200)),
    wrong,
    { maxKeys: 1 },
  )
  return fc.oneof(
    { weight: 3, arbitrary: said },
    // Entries, because a spread or a literal would set the prototype instead of a field of that name.
    {
      weight: 1,
      arbitrary: fc
        .tuple(said, more)
        .map((both) => Object.fromEntries(both.flatMap((each) => Object.entries(each)))),
    },
  )
}

function numberLike({ minimum, maximum, type }: JsonSchema, name: string): fc.Arbitrary<number> {
  const min = Math.max(Number(minimum ?? -1000), -2e9)
  const max = Math.min(Number(maximum ?? 2e9), 2e9)
  const between =
    type === 'integer' ? fc.integer({ min, max }) : fc.integer({ min: 0, max: 2000 }).map((n) => n / 100)
  const meant = COUNTED[name]
  const bounds = fc.constantFrom(min, max)
  return meant
    ? fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...meant) },
        { weight: 1, arbitrary: between },
        { weight: 1, arbitrary: bounds },
      )
    : fc.oneof({ weight: 4, arbitrary: between }, { weight: 1, arbitrary: bounds })
}

function textLike(schema: JsonSchema, name: string): fc.Arbitrary<string> {
  if (schema.format === 'uuid') {
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...(idsFor(name) ?? EVERY_ID)) },
      { weight: 1, arbitrary: fc.constantFrom(...EVERY_ID) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  }
  const meant = WRITTEN[name] ?? idsFor(name)
  if (meant && schema.format !== 'email') return fc.constantFrom(...meant)
  if (schema.format === 'email') return fc.constantFrom(...WRITTEN.email!)
  const pattern = schema.pattern && asRegExp(schema.pattern)
  if (pattern) return pattern
  const minLength = schema.minLength ?? 0
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? 200, 200))
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('Rica, con pomelo.', 'ab', '') },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(schema.maxLength ?? 200)) },
  )
}

/** Texts of a pattern; undefined for patterns that name kinds of letters, which nothing can make texts of. */
function asRegExp(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 200 })
  } catch {
    return undefined
  }
}
