import { expect, test } from 'vitest'
import type { ImportRow } from '#contract/imports.ts'
import { markOf, WELL } from './row-mark.ts'

const GOOD: ImportRow = {
  row: 2,
  cells: {},
  errors: {},
  twin: null,
  place: 3,
  changes: null,
  farPrice: false,
  pastDate: false,
}
const CHANGE = { field: 'price', before: '4', after: '5' } as unknown as NonNullable<ImportRow['changes']>[0]

test.each<[string, Partial<ImportRow>, number | null]>([
  ['good', {}, null],
  ['good', {}, 3],
  ['waits', {}, 2],
  ['bad', { errors: { price: '¿?' }, twin: 'shop' }, null],
  ['twin', { twin: 'file' }, 2],
  ['equal', { changes: [], twin: 'shop' }, null],
  ['changing', { changes: [CHANGE] }, null],
  ['far', { changes: [CHANGE], farPrice: true }, null],
  ['past', { pastDate: true }, null],
])('a row is %s', (mark, facts, left) => {
  expect(markOf({ ...GOOD, ...facts } as ImportRow, left)).toBe(mark)
})

test('nothing that asks to be looked at is behind the number of those that do not', () => {
  expect(WELL).toEqual(['good', 'equal'])
})
