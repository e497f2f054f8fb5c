import * as adminWords from '#contract/texts/admin-words.ts'
import type { Translate } from '#web/texts.ts'

/** How many orders, in words. */
export function countOrders(t: Translate, count: number): string {
  return count === 1 ? t(adminWords.oneOrder) : t(adminWords.countOrders, { count })
}
