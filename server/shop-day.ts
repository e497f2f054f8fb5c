import { dayAt } from '#contract/age.ts'
import type { Settings } from './settings/env.ts'

const MINUTE_MS = 60_000

let known: { zone: string; minute: number; day: string } | undefined

/**
 * Today, `yyyy-mm-dd`, as the shop counts days: in its own time zone (decisions, "Cart and paying"). Asked at every
 * call of the catalogue, and reckoned once a minute: that costs half a millisecond, and days begin with a minute.
 */
export function shopDay({ SHOP_TIMEZONE: zone }: Pick<Settings, 'SHOP_TIMEZONE'>): string {
  const now = new Date()
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (known?.zone !== zone || known.minute !== minute) known = { zone, minute, day: dayAt(now, zone) }
  return known.day
}
