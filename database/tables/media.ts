import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Pictures that people have uploaded. The files lie in the media storage; `name` is the last part of their address
 * (`/media/{name}`), random, with the picture's size in it. Private documents lie beside them, each one file. A picture that no record shows is deleted after a day.
 */
export const pictures = pgTable(
  'pictures',
  {
    name: text().primaryKey(),
    /** Of all its files together. */
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when its files are being deleted: from then on nobody can claim it. */
    condemnedAt: timestamp('condemned_at', { withTimezone: true }),
  },
  (table) => [
    check('pictures_bytes_positive', sql`${table.bytes} > 0`),
    index('pictures_created').on(table.createdAt),
    index('pictures_condemned').on(table.name).where(sql`condemned_at IS NOT NULL`),
  ],
)
