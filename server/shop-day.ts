import { dayAt } from '#contract/age.ts'
import type { Settings } from './env.ts'

/** Today, `yyyy-mm-dd`, as the shop counts days: in its own time zone (decisions, "Cart and paying"). */
export function shopDay({ SHOP_TIMEZONE }: Pick<Settings, 'SHOP_TIMEZONE'>): string {
  return dayAt(new Date(), SHOP_TIMEZONE)
}
