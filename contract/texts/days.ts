import { dayLocaleNow } from './language.ts'

/** '2026-11-03' → '03/11/2026'. By hand: a calendar day has no time zone, and every browser's words are the same. */
export function dayWords(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** '2026-11-03' → 'martes, 3 de noviembre', for a page about that day. */
export function weekdayWords(day: string): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dayLocaleNow(), words).format(new Date(day))
}

/** '2026-11' → 'noviembre', for what lasts a month. */
export function monthWords(month: string): string {
  return new Intl.DateTimeFormat(dayLocaleNow(), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
}
