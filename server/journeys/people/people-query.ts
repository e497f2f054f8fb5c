import { ADMIN_ROWS_PER_PAGE } from '#contract/limits.ts'
import type { PeopleFilter } from '#contract/people.ts'
import type { SellerSort } from '#contract/people-sorts.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'
import type { PeopleTable } from './people-tables.ts'

/** SQL with its values. */
export type Query = { text: string; values: unknown[] }

export type Wanted = {
  filter: PeopleFilter
  /** Newest first without one. */
  sort?: SellerSort | undefined
  /** Down for the newest first, else up. */
  dir?: 'asc' | 'desc' | undefined
  /** From 1. */
  page?: number | undefined
  rows?: number
  /** Only those who came before this one: for lists that go on, newest first. */
  before?: string | undefined
}

type Place = (value: unknown) => string

/**
 * A page of people with all their columns. Their ids come first, in the order of an index; the rest is looked up for
 * these alone.
 */
export function peopleQuery(table: PeopleTable, wanted: Wanted): Query {
  const { filter, sort = 'id', page = 1, rows = ADMIN_ROWS_PER_PAGE, before } = wanted
  const way = (wanted.dir ?? (wanted.sort ? 'asc' : 'desc')) === 'desc' ? ' DESC' : ''
  const values: unknown[] = []
  const place: Place = (value) => `$${values.push(value)}`
  const where = conditions(table, filter, place)
  if (before) where.push(`${table.id} < ${place(before)}`)
  const offset = (page - 1) * rows
  const by = (...keys: string[]) => `ORDER BY ${[...new Set(keys)].map((key) => key + way).join(', ')}`
  const limit = `LIMIT ${rows} OFFSET ${place(offset)}`

  if (sort === 'status') {
    // No index holds this order: the active and the inactive are read apart, each as far as the page may lie there.
    const part = (which: string, is: string) => `(SELECT ${table.id} AS id, ${is} AS is_inactive
      FROM ${table.from} WHERE ${[which, ...where].join(' AND ')} ${by(table.id)} LIMIT ${offset + rows})`
    const ids = `SELECT id FROM (${part(table.isActive, 'false')} UNION ALL ${part(table.isInactive, 'true')}) AS parts
      ${by('is_inactive', 'id')} ${limit}`
    return { text: lookUp(table, ids, by(table.inactive, table.id)), values }
  }
  const key = table.keys[sort]
  const joins = key.startsWith('account.') ? table.account : ''
  const ids = `SELECT ${table.id} AS id FROM ${table.from} ${joins}
    WHERE ${where.join(' AND ') || 'true'} ${by(key, table.id)} ${limit}`
  return { text: lookUp(table, ids, by(key, table.id)), values }
}

function lookUp(table: PeopleTable, ids: string, order: string): string {
  return `SELECT ${table.columns} FROM (${ids}) AS page
    JOIN ${table.from} ON ${table.id} = page.id ${table.account} ${order}`
}

/** How many people a filter finds. */
export function countQuery(table: PeopleTable, filter: PeopleFilter): Query {
  const values: unknown[] = []
  const where = conditions(table, filter, (value) => `$${values.push(value)}`)
  return {
    text: `SELECT count(*)::int AS total FROM ${table.from} WHERE ${where.join(' AND ') || 'true'}`,
    values,
  }
}

function conditions(
  table: PeopleTable,
  { q, status, country, deleted }: PeopleFilter,
  place: Place,
): string[] {
  const parts: string[] = []
  if (status) parts.push(status === 'true' ? table.isActive : table.isInactive)
  // Whoever deleted their account is inactive: among the active none has to be left out.
  if (!deleted && status !== 'true') parts.push(table.isThere)
  if (country) parts.push(`${table.name}.country = ${place(country)}`)
  for (const word of searchWords(q ?? '')) {
    parts.push(`${table.id} IN (${table.found(place(partPattern(word)))})`)
  }
  return parts
}
