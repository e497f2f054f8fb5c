import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { DOCUMENT_TYPES, INVOICE_MAX_BYTES } from '#contract/limits.ts'
import { limit, literals } from './literals.ts'
import { pictures } from './media.ts'
import { parcels } from './parcels.ts'

/** The invoice that a brewery attached to its part of an order, the newest alone: its file is found by `name`, which stands in no address. */
export const parcelInvoices = pgTable(
  'parcel_invoices',
  {
    orderId: uuid('order_id').notNull(),
    companyId: uuid('company_id').notNull(),
    name: text()
      .notNull()
      .references(() => pictures.name, { onDelete: 'restrict' }),
    /** What it is by its first bytes. */
    type: text({ enum: DOCUMENT_TYPES }).notNull(),
    bytes: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.companyId] }),
    foreignKey({
      name: 'parcel_invoices_parcel',
      columns: [table.orderId, table.companyId],
      foreignColumns: [parcels.orderId, parcels.companyId],
    }).onDelete('restrict'),
    unique('parcel_invoices_name').on(table.name),
    check('parcel_invoices_type_known', sql`${table.type} IN (${literals(DOCUMENT_TYPES)})`),
    check('parcel_invoices_bytes', sql`${table.bytes} BETWEEN 1 AND ${limit(INVOICE_MAX_BYTES)}`),
  ],
)
