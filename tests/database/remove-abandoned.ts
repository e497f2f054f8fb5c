import type pg from 'pg'
import { isAbandoned, stopBarring } from './in-use.ts'

/**
 * Drops what no living run uses: clones of killed runs, and templates of migrations that have changed since.
 * `session` itself must hold its own run's names already; a lock that it holds shared is no hindrance to itself,
 * so those are told apart by name.
 */
export async function removeAbandoned(session: pg.Client, ...ownNames: string[]): Promise<void> {
  const found = await session.query(
    `select datname as name from pg_database where datname ~ '^(test|template)_'`,
  )
  for (const { name } of found.rows) {
    const mark = markOf(name)
    if (ownNames.includes(mark) || !(await isAbandoned(session, mark))) continue
    await session.query(`drop database if exists "${name}" with (force)`)
    await stopBarring(session, mark)
  }
}

/** test_<run>_<time>_<random> is marked by its first three parts, template_<hash>[_<random>] by its first two. */
function markOf(name: string): string {
  const parts = name.split('_')
  return parts.slice(0, parts[0] === 'test' ? 3 : 2).join('_')
}
