import { type SQL, sql } from 'drizzle-orm'
import type { MessageAuthor } from '#contract/message-authors.ts'

export function otherSide(side: MessageAuthor): MessageAuthor {
  return side === 'buyer' ? 'brewery' : 'buyer'
}

/** The column of a thread that says up to when a side has looked at it. */
export function readAt(side: MessageAuthor): SQL {
  return side === 'buyer' ? sql`buyer_read_at` : sql`brewery_read_at`
}

/** The same as a moment to compare with, where they never have. */
export function lastRead(side: MessageAuthor): SQL {
  return sql`coalesce(${readAt(side)}, '-infinity')`
}
