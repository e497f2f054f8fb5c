import type { Pool } from 'pg'
import type { Buyer, Company } from '#contract/identity.ts'
import { ADMIN_ROWS_PER_PAGE, PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import type { PeopleFilter, SellerQuery } from '#contract/people.ts'
import { companyRecord } from '../../features/companies/company-record.ts'
import { buyerRecord } from '../../features/identity/buyer-record.ts'
import type { LargeTotals } from './large-totals.ts'
import { countQuery, peopleQuery } from './people-query.ts'
import { BUYERS, type PeopleTable, SELLERS } from './people-tables.ts'

type ProfileRow = Omit<Buyer, 'id' | 'role' | 'status' | 'document' | 'email'> & { document: string }
type BuyerRow = ProfileRow & { userId: string; email: string; userActive: boolean }
type SellerRow = ProfileRow &
  Pick<Company, 'id' | 'company' | 'story' | 'shipsTo'> & {
    active: boolean
    /** Nobody's for a brewery that nobody signs in for. */
    email: string | null
    userActive: boolean | null
  }

/** A list of people: what it is read from, and how a row becomes a record of the wire. */
export type People<Row, Found extends { id: string }> = { table: PeopleTable; recordOf: (row: Row) => Found }

export const buyersList: People<BuyerRow, Buyer> = {
  table: BUYERS,
  recordOf: ({ email, userActive, ...profile }) => buyerRecord(profile, { email, active: userActive }),
}

export const sellersList: People<SellerRow, Company> = {
  table: SELLERS,
  recordOf: ({ email, userActive, ...profile }) =>
    companyRecord(profile, email === null ? null : { email, active: userActive ?? false }),
}

/** A page of 25 with the total of what the filter finds. Past the end: an empty list. */
export async function readPage<Row extends object, Found extends { id: string }>(
  pool: Pool,
  totals: LargeTotals,
  { table, recordOf }: People<Row, Found>,
  { sort, dir, pag: page = 1, ...filter }: SellerQuery,
): Promise<{ people: Found[]; total: number; totalPages: number }> {
  const { rows } = await pool.query<Row>(peopleQuery(table, { filter, sort, dir, page }))
  const isLast = rows.length < ADMIN_ROWS_PER_PAGE && (rows.length > 0 || page === 1)
  const total = isLast
    ? (page - 1) * ADMIN_ROWS_PER_PAGE + rows.length
    : await totals.of([table.name, filter], () => countPeople(pool, table, filter))
  return { people: rows.map(recordOf), total, totalPages: Math.ceil(total / ADMIN_ROWS_PER_PAGE) }
}

export async function countPeople(pool: Pool, table: PeopleTable, filter: PeopleFilter): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(countQuery(table, filter))
  return rows[0]!.total
}

/** So many of those who came before somebody, newest first; `next` is the last of them where there are more. */
export async function readOn<Row extends object, Found extends { id: string }>(
  pool: Pool,
  { table, recordOf }: People<Row, Found>,
  { filter = {}, before }: { filter?: PeopleFilter; before?: string | undefined },
): Promise<{ people: Found[]; next: string | undefined }> {
  const { rows } = await pool.query<Row>(peopleQuery(table, { filter, before, rows: PLAIN_LIST_LIMIT + 1 }))
  const people = rows.slice(0, PLAIN_LIST_LIMIT).map(recordOf)
  return { people, next: rows.length > PLAIN_LIST_LIMIT ? people.at(-1)!.id : undefined }
}
