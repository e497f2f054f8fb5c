import type pg from 'pg'

/** Asks one question; its rows. */
export type Ask = <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<{ rows: Row[] }>

/** SQLSTATE query_canceled: what PostgreSQL says to a statement that takes too long. */
const CANCELED = '57014'

/**
 * Reads with several statements that have so much time together; throws query_canceled once it is over, as PostgreSQL does.
 * Each on one core: what may take seconds takes no more of the machine than its turn. Limits of a transaction, because
 * behind a connection pooler those of a connection would be the next one's too.
 */
export async function withinTime<Result>(
  pool: pg.Pool,
  limitMs: number,
  read: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const endsAt = performance.now() + limitMs
  let broken: Error | undefined
  try {
    await client.query('BEGIN READ ONLY; SET LOCAL max_parallel_workers_per_gather = 0')
    return await read(async (query) => {
      const leftMs = Math.ceil(endsAt - performance.now())
      if (leftMs <= 0) throw Object.assign(new Error('no time is left'), { code: CANCELED })
      await client.query(`SET LOCAL statement_timeout = ${leftMs}`)
      return client.query(query)
    })
  } finally {
    // Nothing was written: there is nothing to commit.
    await client.query('ROLLBACK').catch((error) => {
      broken = error
    })
    client.release(broken)
  }
}
