import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { looksOnce } from '#tests/verify/looks-once.ts'

/**
 * What anybody sends is looked at by the one process that serves everybody. A pattern that begins anew at each letter looks at so
 * many of them for a fifth of a second, and for minutes at as many as a call may be long; one that does not, for a part of a millisecond.
 */
const LETTERS = 16_000
const PATTERNS = ['a', '1', ' ', 'a ', '-', '.', 'a.', 'a-', '@', 'a@', '/', 'á', ',', '\n', '\u0301\u0327']
/** So many say enough. */
const TOLD = 5

/** Every field that a schema has, each once, however deep. */
function fieldsOf(schema: z.core.$ZodType, found = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (found.has(schema)) return found
  found.add(schema)
  for (const inner of insideOf(schema as z.core.$ZodTypes)) fieldsOf(inner, found)
  return found
}

function insideOf({ _zod: { def } }: z.core.$ZodTypes): z.core.$ZodType[] {
  switch (def.type) {
    case 'object':
      return Object.values(def.shape)
    case 'array':
      return [def.element]
    case 'union':
      return [...def.options]
    case 'intersection':
      return [def.left, def.right]
    case 'record':
      return [def.keyType, def.valueType]
    case 'pipe':
      // What comes out of it is asked of what went in.
      return [def.in]
    case 'lazy':
      return [def.getter()]
    default:
      return 'innerType' in def ? [def.innerType as z.core.$ZodType] : []
  }
}

test('a field looks at each letter of a long word once, whatever they are', () => {
  const fields = new Map<z.core.$ZodType, string>()
  for (const [name, { body, params, query }] of ALL_CALLS)
    for (const part of [body, params, query])
      for (const field of part ? fieldsOf(part) : []) fields.set(field, name)
  expect(fields.size).toBeGreaterThan(1000)
  const slow: string[] = []
  for (const pattern of PATTERNS) {
    // Ends as nothing does that is taken: what could be divided in many ways is tried in all.
    const word = `${pattern.repeat(LETTERS / pattern.length)}!`
    for (const [field, name] of fields) {
      if (slow.length === TOLD) break
      if (!looksOnce(word, (long) => (field as z.ZodType).safeParse(long)))
        slow.push(`${name}: ${JSON.stringify(pattern)}`)
    }
  }
  expect(slow).toEqual([])
})
