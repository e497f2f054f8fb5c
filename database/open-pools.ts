import { type OpenPool, openPool, patienceOf } from './open-pool.ts'

/** How the connections of one process are shared out: see `Services`. */
export type OpenPools = { till: OpenPool; readers: OpenPool; reports: OpenPool }

/** How many connections each may have. */
export type PoolSizes = Record<keyof OpenPools, number>

/** Whoever only looks is told soon to come back; who keeps the shop has more patience. A buyer waits for the till. */
const READERS_TURN_SECONDS = 3
const REPORTS_TURN_SECONDS = 10

/**
 * Opens three pools on one database, so that what is slow in one keeps nobody waiting in another. Alike in all else: a
 * connection pooler hands the connections of one to the next.
 * @param statementSeconds as for `openPool`, of all three
 */
export function openPools(
  connectionString: string,
  sizes: PoolSizes,
  statementSeconds: number,
): OpenPools & { end(): Promise<void> } {
  const open = (size: number, turnSeconds = statementSeconds) => {
    const patientSeconds = turnSeconds * patienceOf(statementSeconds)
    return openPool(connectionString, size, statementSeconds, Math.min(patientSeconds, statementSeconds))
  }
  const pools = {
    till: open(sizes.till),
    readers: open(sizes.readers, READERS_TURN_SECONDS),
    reports: open(sizes.reports, REPORTS_TURN_SECONDS),
  }
  return {
    ...pools,
    async end() {
      await Promise.all(Object.values(pools).map(({ pool }) => pool.end()))
    },
  }
}
