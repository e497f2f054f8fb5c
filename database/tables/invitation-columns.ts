import { text, timestamp } from 'drizzle-orm/pg-core'

/** What an invitation keeps whatever it invites to: to whom it was mailed, and until when its link works. */
export function invitationColumns() {
  return {
    email: text().notNull(),
    /** Of the link's secret: a copy of the table opens no link. */
    secretHash: text('secret_hash').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  }
}
