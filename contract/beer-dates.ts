import { FRESH_DAYS } from './limits.ts'

/** What the days on a beer say. Days are `yyyy-mm-dd`; today is the shop's (`SHOP_TIMEZONE`). */
export type BeerDates = { packagedOn: string | null; bestBefore: string | null }

const DAY_MS = 86_400_000

/** The day that lies so many days before another. */
function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
}

/** The first day on which what is fresh today can have been packaged. */
export function freshSince(today: string): string {
  return dayBefore(today, FRESH_DAYS)
}

/** True from the day after the last one on which it may be sold. */
export function isPastDate({ bestBefore }: Pick<BeerDates, 'bestBefore'>, today: string): boolean {
  return bestBefore !== null && bestBefore < today
}

/** Packaged in the last `FRESH_DAYS` days, and not past its date. */
export function isFresh(dates: BeerDates, today: string): boolean {
  const { packagedOn } = dates
  return (
    packagedOn !== null && packagedOn >= freshSince(today) && packagedOn <= today && !isPastDate(dates, today)
  )
}

/** Days from one to another; 0 for the same, below 0 where the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}
