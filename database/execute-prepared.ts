import { hash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgQueryResultKind } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './open-pool.ts'

type Row = Record<string, unknown>

const dialect = new PgDialect()

/**
 * Executes a statement that each connection prepares once, named after its own text: it is parsed once and, where PostgreSQL finds that the
 * values make no difference, planned once. For what every order asks, by keys: planning that costs as much as doing it. Each other text stays with its
 * connection for as long as that lives, so that there must be few; through a pooler nothing has a name.
 */
export async function executePrepared<Answer extends Row>(
  db: Database | Transaction,
  statement: SQL,
): Promise<PgQueryResultKind<NodePgQueryResultHKT, Answer>> {
  const query = dialect.sqlToQuery(statement)
  const name = hash('md5', query.sql)
  return db._.session
    .prepareQuery<{
      execute: PgQueryResultKind<NodePgQueryResultHKT, Answer>
      all: unknown
      values: unknown
    }>(query, undefined, name, false)
    .execute()
}
