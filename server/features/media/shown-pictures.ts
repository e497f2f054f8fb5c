import { type SQL, sql } from 'drizzle-orm'
import { pictures } from '#database/schema.ts'

/** Every column that holds the address of a picture. A record in one of them keeps its picture. */
export const SHOWN_IN = [
  'beers.image',
  'buyers.image',
  'companies.image',
  'order_lines.image',
  'users.image',
] as const

const isNotIn = sql.join(
  SHOWN_IN.map((place) => {
    const [table, column] = place.split('.') as [string, string]
    const shown = sql`${sql.identifier(table)}.${sql.identifier(column)}`
    // The index of the column leaves out what is empty, and is used where a query does too.
    return sql`NOT EXISTS (SELECT FROM ${sql.identifier(table)} WHERE ${shown} = '/media/' || ${pictures.name} AND ${shown} <> '')`
  }),
  sql` AND `,
)

/** What goes with a message has no address, and is kept by its name. */
const isOfNoMessage = sql`NOT EXISTS (SELECT FROM order_message_pictures AS sent WHERE sent.name = ${pictures.name})`

/** The same of the document that is a parcel's invoice. */
const isNoInvoice = sql`NOT EXISTS (SELECT FROM parcel_invoices AS invoice WHERE invoice.name = ${pictures.name})`

/** Whether no record shows a row of `pictures`. */
export const isShownNowhere: SQL = sql`(${isNotIn} AND ${isOfNoMessage} AND ${isNoInvoice})`
