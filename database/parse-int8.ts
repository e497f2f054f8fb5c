import pg from 'pg'

/**
 * From here on PostgreSQL's bigint (count(*), sums of integers, identity columns) arrives as a number, everywhere in
 * this process: Drizzle asks pg's global table, not the pool's. A value that a number cannot hold exactly is an
 * error, never a rounded amount. numeric stays text: it is exact, and who computes with it says how.
 */
export function parseInt8AsNumber(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond the exact numbers`)
    return value
  })
}
