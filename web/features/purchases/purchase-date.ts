import { localeNow } from '#contract/texts/language.ts'
/** An ISO instant as the shop's day, dd/mm/yyyy (specification section 2, Purchase history). */
export function purchaseDate(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(localeNow(), {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(instant))
}
