import { expect, test } from 'vitest'
import { textOf } from '#contract/texts/text.ts'

import { partLabel } from './day-words.ts'

test.each([
  ['day', '2026-03-01', '2026-03-01', '01/03/2026', '01/03'],
  ['week', '2026-12-28', '2027-01-03', '28/12/2026 al 03/01/2027', '28/12'],
  ['month', '2026-01-01', '2026-01-31', 'ene 2026', 'ene 2026'],
  ['month', '2026-12-15', '2026-12-31', 'dic 2026', 'dic 2026'],
] as const)('a %s from %s to %s', (by, from, to, name, short) => {
  expect(partLabel(textOf, by, { from, to })).toEqual({ name, short })
})
