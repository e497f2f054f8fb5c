const DAY_MS = 86_400_000

/** Periods that are chosen by a click. `days` of them end today; without it the year so far. */
export type Preset = { from: string; days?: number }

const LAST_DAYS = [7, 30, 90]

/** @param today the shop's day, `yyyy-mm-dd` */
export function presetsOf(today: string): Preset[] {
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10)
  const lastDays = LAST_DAYS.map((days) => ({ from: daysAgo(days - 1), days }))
  return [...lastDays, { from: `${today.slice(0, 4)}-01-01` }]
}
