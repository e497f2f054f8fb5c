import { expect, test } from 'vitest'
import { unseenFirst } from './unseen-first.ts'

const beers = (ids: string) => ids.split('').map((id) => ({ id }))
const ids = (picked: { id: string }[]) => picked.map(({ id }) => id).join('')

test('what the page shows already stands behind what it does not, each in its order', () => {
  expect(ids(unseenFirst(beers('abcdef'), beers('ac'), 3))).toBe('bde')
  expect(ids(unseenFirst(beers('abcd'), beers('ac'), 3))).toBe('bda')
})

test('a shop with few beers repeats them', () => {
  expect(ids(unseenFirst(beers('abc'), beers('abc'), 3))).toBe('abc')
  expect(unseenFirst([], beers('a'), 3)).toEqual([])
})
