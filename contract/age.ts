import { EARLIEST_BIRTH_YEAR, MINIMUM_AGE_YEARS, VISITOR_CLOCK_TOLERANCE_HOURS } from './limits.ts'
import type { Country } from './places.ts'

/** The rule of the age gate (decisions, "Age gate"). Dates are calendar days as `yyyy-mm-dd`, without a time zone. */

/** Where beer is bought from another age on than elsewhere: the buyer's, and that of whoever takes the parcel. */
const OWN_AGES_YEARS: Partial<Record<Country, number>> = { Paraguay: 20 }

/** Who is this old buys in every country of the shop. */
export const HIGHEST_BUYING_AGE_YEARS = Math.max(MINIMUM_AGE_YEARS, ...Object.values(OWN_AGES_YEARS))

/** From which age on beer is sold to a country; in one that nobody knows, the usual one. */
export function buyingAgeYears(country: string): number {
  return (OWN_AGES_YEARS as Record<string, number | undefined>)[country] ?? MINIMUM_AGE_YEARS
}

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const HOUR_MS = 3_600_000

/** True for a day that exists: 2023-02-29 does not. */
export function isDay(day: string): boolean {
  const match = CALENDAR_DAY.exec(day)
  if (!match) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** True for a day on which a visitor can have been born: it exists, is not in the future and not before 1900. */
export function isBirthDay(day: string, today: string): boolean {
  return isDay(day) && day <= today && Number(day.slice(0, 4)) >= EARLIEST_BIRTH_YEAR
}

/** True for a birth day of this year or the last: whoever answers can type, and meant another year. */
export function looksMistyped(birthDay: string, today: string): boolean {
  return isBirthDay(birthDay, today) && Number(birthDay.slice(0, 4)) >= Number(today.slice(0, 4)) - 1
}

/**
 * Age in whole years. Who was born on 29 February has their birthday on 1 March of a year that has no such day: text
 * comparison of month and day says just that.
 */
export function ageInYears(birthDay: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years
}

/** Old enough from that birthday on, the 18th if none is named. Refuses (false) what is no birth day. */
export function isAdult(birthDay: string, today: string, fromYears = MINIMUM_AGE_YEARS): boolean {
  return isBirthDay(birthDay, today) && ageInYears(birthDay, today) >= fromYears
}

/**
 * The day that counts as today: the one that the visitor's device says, if it can be today somewhere within 14 hours of
 * the server's clock, else the server's own.
 */
export function believedToday(claimed: string | undefined, serverToday: string, now: Date): string {
  if (!claimed || !isDay(claimed)) return serverToday
  const reach = VISITOR_CLOCK_TOLERANCE_HOURS * HOUR_MS
  const earliest = new Date(now.getTime() - reach).toISOString().slice(0, 10)
  const latest = new Date(now.getTime() + reach).toISOString().slice(0, 10)
  return claimed >= earliest && claimed <= latest ? claimed : serverToday
}

/** The calendar day at an instant, in a time zone (IANA name), or where the program runs. */
export function dayAt(instant: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
