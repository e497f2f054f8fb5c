import { sql } from 'drizzle-orm'

/**
 * How admins name each other: by name, and where several have one, as those that a command makes, with the e-mail. An expression on
 * `users`, in SQL.
 */
export const adminName = sql.raw(`(users.name || CASE WHEN EXISTS (
  SELECT FROM users AS namesake WHERE namesake.role = 'Admin' AND namesake.name = users.name AND namesake.id <> users.id)
  THEN ' (' || users.email || ')' ELSE '' END)`)
