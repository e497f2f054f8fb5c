import fc from 'fast-check'

/** Text that programs trip over: zero bytes, halves of characters, other directions, too much, and what looks like a number. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'ab\u0000cd',
  '\ud800',
  'x\udfffy',
  '\u202Eהפוך\u200F',
  '🍺𝕴𝕻𝔸',
  'e\u0301'.repeat(40),
  'x'.repeat(70_000),
  'NaN',
  '-Infinity',
  '1e999',
  '0x10',
  '-0',
  '9'.repeat(40),
  'null',
  'true',
  '[]',
  '__proto__',
  'constructor',
  "'; DROP TABLE beers; --",
  '%',
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '//evil.example/',
  '2026-13-45',
  '00000000-0000-0000-0000-000000000000',
] as const

export const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

/** Any value that JSON can write down, and some that it only just can. */
export const garbage: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.1, 1e21, -1e308, 2 ** 53, [], {}, [[]], [null]),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"role":"Admin"},"constructor":{"prototype":{}}}')),
  fc.integer({ min: 10, max: 2000 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
)

/** A value as the query of an address or a path may carry it, encoded well or badly. */
export const inAddress = fc.oneof(
  { weight: 4, arbitrary: nastyText.map((text) => encodeURIComponent(text.slice(0, 3000).toWellFormed())) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%E0%A4%A',
      '%',
      '%zz',
      '%C0%80',
      '%00',
      '%ED%A0%80',
      '%FF%FE',
      '+',
      '%2E%2E',
      '%5C',
      '%2F%2F',
    ),
  },
)
