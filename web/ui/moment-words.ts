import { localeNow } from '#contract/texts/language.ts'

/**
 * Makes the function by which a page writes ISO instants: the shop's day and time, dd/mm/yyyy hh:mm, and :ss too where
 * what happened in one minute is told apart.
 */
export function momentWords(timeZone: string, { seconds = false } = {}): (instant: string) => string {
  const words = new Intl.DateTimeFormat(localeNow(), {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
    hourCycle: 'h23',
  })
  return (instant) => words.format(new Date(instant)).replace(',', '')
}
