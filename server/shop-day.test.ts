import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shopDay } from './shop-day.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const dayIn = (zone: string) => shopDay({ SHOP_TIMEZONE: zone })

test('the day is the time zone’s, and turns with its midnight', () => {
  vi.setSystemTime('2026-11-22T02:59:59.999Z')
  expect(dayIn('America/Argentina/Buenos_Aires')).toBe('2026-11-21')
  expect(dayIn('UTC')).toBe('2026-11-22')
  expect(dayIn('America/Argentina/Buenos_Aires')).toBe('2026-11-21')
  vi.setSystemTime('2026-11-22T03:00:00Z')
  expect(dayIn('America/Argentina/Buenos_Aires')).toBe('2026-11-22')
  vi.setSystemTime('2026-11-22T02:00:00Z')
  expect(dayIn('America/Argentina/Buenos_Aires')).toBe('2026-11-21')
})

test('also where an hour is of thirty minutes', () => {
  vi.setSystemTime('2026-11-21T18:29:59Z')
  expect(dayIn('Asia/Kolkata')).toBe('2026-11-21')
  vi.setSystemTime('2026-11-21T18:30:00Z')
  expect(dayIn('Asia/Kolkata')).toBe('2026-11-22')
})
