import { describe, expect, test } from 'vitest'
import { ageCookieOf, readAgeCookie } from './age-cookie.ts'

const secret = 'a secret that is long enough for everybody'
const now = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000

function later(hours: number): Date {
  return new Date(now.getTime() + hours * HOUR_MS)
}

describe('the answer of the age gate', () => {
  test.each([
    ['adult', 30 * 24],
    ['minor', 24],
  ] as const)('%s is kept for %d hours', (answer, hours) => {
    const { value, seconds } = ageCookieOf(answer, secret, now)
    expect(seconds).toBe(hours * 3600)
    expect(readAgeCookie(value, secret, later(hours - 0.01))).toEqual({
      answer,
      expirySeconds: now.getTime() / 1000 + seconds,
    })
    expect(readAgeCookie(value, secret, later(hours + 0.01))).toBeUndefined()
  })

  test('the date of birth goes along where a country needs it, and cannot be made earlier', () => {
    const { value } = ageCookieOf('adult', secret, now, '2007-03-01')
    expect(readAgeCookie(value, secret, later(1))).toMatchObject({ answer: 'adult', birthDay: '2007-03-01' })
    expect(readAgeCookie(value.replace('2007', '1997'), secret, now)).toBeUndefined()
    expect(readAgeCookie(value.replace('.2007-03-01', ''), secret, now)).toBeUndefined()
  })

  test('a minor cannot turn their cookie into an adult’s, nor make it last', () => {
    const { value } = ageCookieOf('minor', secret, now)
    expect(readAgeCookie(value.replace('minor', 'adult'), secret, now)).toBeUndefined()
    expect(readAgeCookie(value.replace(/\.(\d)/, '.9$1'), secret, now)).toBeUndefined()
  })

  test.each([
    undefined,
    '',
    'adult',
    'adult.99999999999',
    `adult.99999999999.${'a'.repeat(43)}`,
    `adult.99999999999.${'a'.repeat(42)}`,
    `adult.99999999999.${'é'.repeat(43)}`,
  ])('what we did not sign is no answer: %s', (value) => {
    expect(readAgeCookie(value, secret, now)).toBeUndefined()
  })

  test('another shop’s secret signs nothing here', () => {
    const { value } = ageCookieOf('adult', 'the secret of another shop', now)
    expect(readAgeCookie(value, secret, now)).toBeUndefined()
  })
})
