import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageInYears,
  believedToday,
  buyingAgeYears,
  dayAt,
  HIGHEST_BUYING_AGE_YEARS,
  isAdult,
  isBirthDay,
  looksMistyped,
} from './age.ts'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** The same month and day so many years later; 29 February becomes 1 March where there is none. */
function birthdayAfter(birthDay: string, years: number): string {
  const date = new Date(`${birthDay}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

function dayBefore(someDay: string): string {
  return new Date(new Date(`${someDay}T00:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10)
}

describe('who is old enough', () => {
  test.each([
    ['2008-11-21', '2026-11-21', true, 'on the 18th birthday itself'],
    ['2008-11-22', '2026-11-21', false, 'the day before it'],
    ['2008-02-29', '2026-02-28', false, 'born on 29 February: not yet on 28 February'],
    ['2008-02-29', '2026-03-01', true, 'but on 1 March'],
    ['2008-02-29', '2028-02-29', true, 'and in a leap year on the day'],
    ['1899-12-31', '2026-11-21', false, 'before 1900 nobody was born'],
    ['1900-01-01', '2026-11-21', true, 'from 1900 on'],
    ['2026-11-22', '2026-11-21', false, 'a future date'],
    ['2023-02-29', '2050-01-01', false, 'a day that does not exist'],
    ['', '2026-11-21', false, 'nothing'],
    ['21/11/2000', '2026-11-21', false, 'another way to write a date'],
    ['2000-13-01', '2026-11-21', false, 'a month that does not exist'],
  ])('%s on %s: %s, %s', (birthDay, today, adult) => {
    expect(isAdult(birthDay, today)).toBe(adult)
  })

  test('for every birth day, the 18th birthday is the first day', () => {
    fc.assert(
      fc.property(day, (birthDay) => {
        const birthday = birthdayAfter(birthDay, 18)
        expect(isAdult(birthDay, birthday)).toBe(true)
        expect(isAdult(birthDay, dayBefore(birthday))).toBe(false)
      }),
    )
  })

  test('age never falls as days go by', () => {
    fc.assert(
      fc.property(day, day, day, (birthDay, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        expect(ageInYears(birthDay, earlier)).toBeLessThanOrEqual(ageInYears(birthDay, later))
      }),
    )
  })

  test('no text at all is a birth day in the future of today', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), day), day, (text, today) => {
        if (isBirthDay(text, today)) expect(text <= today).toBe(true)
      }),
    )
  })
})

test('nobody who types a date was born this year or the last', () => {
  const today = '2026-11-21'
  for (const slip of ['2026-11-21', '2026-01-01', '2025-01-01']) expect(looksMistyped(slip, today)).toBe(true)
  for (const meant of ['2024-12-31', '2009-05-17', '1990-05-17', '2027-01-01', '', '1899-01-01'])
    expect(looksMistyped(meant, today)).toBe(false)
})

describe('which day counts as today', () => {
  const now = new Date('2026-11-21T11:30:00Z')

  test.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-23', '2026-11-21'],
    ['2026-11-19', '2026-11-21'],
    ['2044-11-21', '2026-11-21'],
    ['', '2026-11-21'],
    [undefined, '2026-11-21'],
    ['tomorrow', '2026-11-21'],
  ])('the visitor says %s: it is %s', (claimed, today) => {
    expect(believedToday(claimed, '2026-11-21', now)).toBe(today)
  })

  test('every time zone of the world is believed', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'America/La_Paz'),
        (instant, zone) => {
          const theirs = dayAt(instant, zone)
          expect(believedToday(theirs, dayAt(instant, 'America/Argentina/Buenos_Aires'), instant)).toBe(
            theirs,
          )
        },
      ),
    )
  })

  test('a day is named where it is', () => {
    const instant = new Date('2026-01-01T02:00:00Z')
    expect(dayAt(instant, 'America/Argentina/Buenos_Aires')).toBe('2025-12-31')
    expect(dayAt(instant, 'Asia/Tokyo')).toBe('2026-01-01')
  })
})

test('beer is bought from the age of where it goes, in Paraguay from 20', () => {
  expect(['Argentina', 'Paraguay', 'United States', ''].map(buyingAgeYears)).toEqual([18, 20, 18, 18])
  expect(HIGHEST_BUYING_AGE_YEARS).toBe(20)
  expect(isAdult('2006-11-23', '2026-11-22', 20)).toBe(false)
  expect(isAdult('2006-11-23', '2026-11-23', 20)).toBe(true)
})
