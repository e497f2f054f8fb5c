import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { COMPARED_MOST } from '#contract/limits.ts'
import { compareAddress, readCompared } from './compare-address.ts'

const ids = Array.from({ length: COMPARED_MOST + 1 }, () => randomUUID())
const [one, other] = ids as [string, string]

test('an address names one to four beers, each once, in its order', () => {
  const most = ids.slice(0, COMPARED_MOST)
  expect(readCompared(most.join(','))).toEqual(most)
  expect(readCompared(`${other},${one.toUpperCase()},${other}`)).toEqual([other, one])
  expect(compareAddress([one, other])).toBe(`/compare?ids=${one},${other}`)
  expect(readCompared([one, other].join('~'), '~')).toEqual([one, other])
})

test.each([
  ['nothing', ''],
  ['five', ids.join(',')],
  ['no id', `${one},Faro`],
  ['a comma too many', `${one},`],
  ['a tag', '<script>'],
])('one with %s names none', (_says, text) => {
  expect(readCompared(text)).toBeUndefined()
})
