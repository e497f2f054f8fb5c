import * as accountWords from '#contract/texts/account-words.ts'
import { counted } from '#web/counted.ts'
import type { Translate } from '#web/texts.ts'

/** For how long something has waited, in whole days: 'Menos de un día', '1 día', '12 días'. */
export function daysWords(t: Translate, days: number): string {
  return days < 1
    ? t(accountWords.lessThanADay)
    : counted(t, days, accountWords.oneDay, accountWords.countDays)
}
