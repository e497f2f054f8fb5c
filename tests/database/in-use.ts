import type pg from 'pg'

/**
 * Databases on the tests' server are marked as used by advisory locks on the beginning of their name, held by the
 * run's own session: of a killed run the marks vanish by themselves.
 */
export async function inUse(session: pg.Client, ...names: string[]): Promise<void> {
  for (const name of names) {
    await session.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [name])
  }
}

/** Whether no run uses that name. Then nobody can begin to until `session` ends or calls stopBarring. */
export async function isAbandoned(session: pg.Client, name: string): Promise<boolean> {
  const asked = await session.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as free', [name])
  return asked.rows[0].free
}

export async function stopBarring(session: pg.Client, name: string): Promise<void> {
  await session.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
}
