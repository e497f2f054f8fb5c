import { describe, expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { type AskedPeriod, readPeriod } from './read-period.ts'

const TODAY = '2026-11-21'

function read(asked: AskedPeriod) {
  const period = readPeriod(asked, TODAY)
  if (isRefusal(period)) throw new Error(JSON.stringify(period))
  return period
}

describe('what is left out is filled in', () => {
  test('nothing said: the last 30 days, and the 30 before them', () => {
    expect(read({})).toMatchObject({
      from: '2026-10-23',
      to: TODAY,
      by: 'day',
      before: { from: '2026-09-23', to: '2026-10-22' },
    })
  })

  test.each([
    [{ from: '2026-11-15' }, '2026-11-15', TODAY],
    [{ to: '2026-02-28' }, '2026-01-30', '2026-02-28'],
  ])('%j', (asked, from, to) => {
    expect(read(asked)).toMatchObject({ from, to })
  })

  test.each([
    ['2026-10-22', 'day'],
    ['2026-10-21', 'week'],
    ['2026-05-22', 'week'],
    ['2026-05-21', 'month'],
  ])('from %s on it is cut by %s', (from, by) => {
    expect(read({ from }).by).toBe(by)
  })
})

describe('what cannot be shown is refused, at the field', () => {
  test.each([
    [{ from: '2026-11-10', to: '2026-11-09' }, { to: 'El período termina antes de empezar.' }],
    [{ to: '2026-11-22' }, { to: 'Elige una fecha hasta hoy, 21/11/2026.' }],
    [{ from: '2026-11-22' }, { from: 'Elige una fecha hasta hoy, 21/11/2026.' }],
    [
      { from: '2025-10-17', by: 'day' as const },
      { by: 'Son más de 400 partes: acorta el período o agrupa por semana o mes.' },
    ],
  ])('%j', (asked, fields) => {
    expect(readPeriod(asked, TODAY)).toEqual({ refused: 'malformed', fields })
  })

  test('400 parts are not too many', () => {
    expect(read({ from: '2025-10-18', by: 'day' }).parts).toHaveLength(400)
  })
})
