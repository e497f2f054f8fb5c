import { type SQL, sql } from 'drizzle-orm'
import type { Settings } from '../../settings/env.ts'

/** When the shop writes to people what can wait for the morning. */
export const MORNING_HOUR = 9

/** SQL: the next nine in the morning where the shop is, always ahead. */
export function nextMorning({ SHOP_TIMEZONE: zone }: Pick<Settings, 'SHOP_TIMEZONE'>): SQL {
  const morning = (days: number) =>
    sql`((now() AT TIME ZONE ${zone})::date + ${days}::int + make_time(${MORNING_HOUR}, 0, 0)) AT TIME ZONE ${zone}`
  return sql`CASE WHEN now() < ${morning(0)} THEN ${morning(0)} ELSE ${morning(1)} END`
}
