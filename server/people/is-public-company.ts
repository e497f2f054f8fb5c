import { sql } from 'drizzle-orm'
import { companies, users } from '#database/schema.ts'

/**
 * Whether everybody may see a company: it is on and so is whoever sells for it, it is called something, and does not wait to be looked
 * at. A condition on `companies` with its `users` left-joined, who nobody is where it was imported.
 */
export const isPublicCompany = sql<boolean>`(${companies.active} AND ${companies.waitsSince} IS NULL
  AND ${companies.company} <> '' AND coalesce(${users.active}, true))`
