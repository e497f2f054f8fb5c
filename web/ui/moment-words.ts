import { dayLocaleNow } from '#contract/texts/language.ts'

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** Makes the function by which a page writes the shop's day of ISO instants, dd/mm/yyyy (specification section 2). */
export function momentDay(timeZone: string): (instant: string) => string {
  const words = new Intl.DateTimeFormat(dayLocaleNow(), { timeZone, ...DAY })
  return (instant) => words.format(new Date(instant))
}

/** Makes the function by which a page writes it in words: '21 de noviembre de 2026'. */
export function momentLongDay(timeZone: string): (instant: string) => string {
  const words = new Intl.DateTimeFormat(dayLocaleNow(), { dateStyle: 'long', timeZone })
  return (instant) => words.format(new Date(instant))
}

/** Makes the function by which a page writes the shop's time of an ISO instant, to the second unless told: '23:19:05'. */
export function momentTime(timeZone: string, { seconds = true } = {}): (instant: string) => string {
  const parts = {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && ({ second: '2-digit' } as const)),
  } as const
  const words = new Intl.DateTimeFormat(dayLocaleNow(), { timeZone, ...parts, hourCycle: 'h23' })
  return (instant) => words.format(new Date(instant))
}

/**
 * Makes the function by which a page writes ISO instants: the shop's day and time, dd/mm/yyyy hh:mm, and :ss too where
 * what happened in one minute is told apart.
 */
export function momentWords(timeZone: string, { seconds = false } = {}): (instant: string) => string {
  const words = new Intl.DateTimeFormat(dayLocaleNow(), {
    timeZone,
    ...DAY,
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
    hourCycle: 'h23',
  })
  return (instant) => words.format(new Date(instant)).replace(',', '')
}
