import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIGURE_STEPS } from '#contract/figures.ts'
import { addDays, cutSpan, daysIn, startOf } from './calendar.ts'

test('weeks begin on Monday, and the ends of a period cut them', () => {
  // 4 March 2026 was a Wednesday.
  expect(cutSpan({ from: '2026-03-04', to: '2026-03-17' }, 'week', 400)).toEqual([
    { start: '2026-03-02', from: '2026-03-04', to: '2026-03-08' },
    { start: '2026-03-09', from: '2026-03-09', to: '2026-03-15' },
    { start: '2026-03-16', from: '2026-03-16', to: '2026-03-17' },
  ])
})

test('a Sunday belongs to the week before it', () => {
  expect([startOf('2026-11-22', 'week'), startOf('2026-11-23', 'week')]).toEqual(['2026-11-16', '2026-11-23'])
})

test('months have their own lengths, over the turn of a year and in a leap year', () => {
  expect(cutSpan({ from: '2023-12-31', to: '2024-03-01' }, 'month', 400)).toEqual([
    { start: '2023-12-01', from: '2023-12-31', to: '2023-12-31' },
    { start: '2024-01-01', from: '2024-01-01', to: '2024-01-31' },
    { start: '2024-02-01', from: '2024-02-01', to: '2024-02-29' },
    { start: '2024-03-01', from: '2024-03-01', to: '2024-03-01' },
  ])
})

test('the parts of any period follow each other without a gap, and are the whole of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 1, max: 380 }),
      fc.constantFrom(...FIGURE_STEPS),
      (firstDay, days, by) => {
        const from = addDays('2000-01-01', firstDay)
        const to = addDays(from, days - 1)
        const parts = cutSpan({ from, to }, by, 400)
        expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([from, to])
        for (const [at, part] of parts.entries()) {
          if (at > 0) expect(part.from).toBe(addDays(parts[at - 1]!.to, 1))
          expect([startOf(part.from, by), startOf(part.to, by)]).toEqual([part.start, part.start])
        }
        expect(parts.reduce((sum, part) => sum + daysIn(part), 0)).toBe(days)
      },
    ),
  )
})

test('the parts of a period of ages are not all counted', () => {
  expect(cutSpan({ from: '2000-01-01', to: '2026-11-21' }, 'day', 400)).toHaveLength(401)
})
