import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * All columns of a table as a data export's query selects them, under our own names, less those that are named here with the
 * reason. A column that is added to the table and neither promised by the contract nor named does not compile.
 *
 *     columnsLess<typeof companies, Company>(companies, { userId: 'stands at the account' })
 */
export function columnsLess<Table extends PgTable, Promised>(
  table: Table,
  less: Record<Exclude<keyof Table['$inferSelect'], keyof Promised>, string>,
): SQL {
  const given = Object.entries(getTableColumns(table)).filter(([key]) => !Object.hasOwn(less, key))
  return sql.join(
    given.map(([key, column]) => sql`${sql.identifier(column.name)} AS ${sql.identifier(key)}`),
    sql`, `,
  )
}
