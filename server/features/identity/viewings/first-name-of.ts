import { sql } from 'drizzle-orm'
import type { users } from '#database/schema.ts'

/** What whom they saw reads of an admin: the first word of their name; nothing of a deleted account. */
export function firstNameOf({ name, deletedAt }: Pick<typeof users, 'name' | 'deletedAt'>) {
  return sql<string>`CASE WHEN ${deletedAt} IS NULL THEN split_part(${name}, ' ', 1) ELSE '' END`
}
