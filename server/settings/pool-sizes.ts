import type { PoolSizes } from '#database/open-pools.ts'

type PoolSettings = {
  DATABASE_POOL: number
  DATABASE_READERS?: number | undefined
  DATABASE_REPORTS?: number | undefined
}

/** What is not set: two in five read for visitors, one in eight for reports, at least one each. */
const READERS_SHARE = 2 / 5
const REPORTS_SHARE = 1 / 8

/** The connections of a process, shared out; the till has what is left over. */
export function poolSizes(settings: PoolSettings): PoolSizes {
  const shareOf = (part: number) => Math.max(1, Math.floor(settings.DATABASE_POOL * part))
  const readers = settings.DATABASE_READERS ?? shareOf(READERS_SHARE)
  const reports = settings.DATABASE_REPORTS ?? shareOf(REPORTS_SHARE)
  return { till: settings.DATABASE_POOL - readers - reports, readers, reports }
}

/** The till takes two: a transaction, and a statement beside it. */
const TILL_MIN = 2

/** What is wrong with how they are shared out, a sentence. */
export function wrongPoolSizes(settings: PoolSettings): string[] {
  if (poolSizes(settings).till >= TILL_MIN) return []
  return [`DATABASE_POOL leaves fewer than ${TILL_MIN} beside DATABASE_READERS and DATABASE_REPORTS.`]
}
