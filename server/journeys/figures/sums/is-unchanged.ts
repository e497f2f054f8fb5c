import { type SQL, sql } from 'drizzle-orm'

/** The condition that the sums of a span hold. @param span what a query calls the row of `summed_spans` */
export function isUnchanged(span: string): SQL {
  const of = sql.identifier(span)
  return sql`NOT EXISTS (
    SELECT FROM figure_notes AS note WHERE note.at >= ${of}.from_at AND note.at < ${of}.until_at)`
}
