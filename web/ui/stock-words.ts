import { PACE_DAYS } from '#contract/limits.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Translate } from '#web/texts.ts'

/** How much of a beer is left. */
export function stockWords(t: Translate, stock: number): string {
  if (stock === 0) return t(shopWords.soldOut)
  return stock === 1 ? t(shopWords.oneLeft) : t(figuresTexts.left, { stock })
}

/** For how long it lasts at its pace; null: it did not sell lately. */
export function paceWords(t: Translate, days: number | null): string {
  if (days === null) return t(figuresTexts.noPace, { days: PACE_DAYS })
  if (days === 0) return t(figuresTexts.lessThanADay)
  return days === 1 ? t(figuresTexts.oneDayLeft) : t(figuresTexts.daysLeft, { days })
}
