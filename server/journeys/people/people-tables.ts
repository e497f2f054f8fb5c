import type { SellerSort } from '#contract/people-sorts.ts'

/** What the queries of a list of people are made of. Rows stand under `name`, their users under `account`. */
export type PeopleTable = {
  name: string
  from: string
  id: string
  /** Joins the user to a row. */
  account: string
  columns: string
  /** Conditions on a row, each of which looks its user up. */
  isActive: string
  isInactive: string
  /** Not a deleted account. */
  isThere: string
  /** Whether a joined row is inactive. */
  inactive: string
  /** The ids of those who are found by a pattern: each of the two indexes is asked by itself. */
  found: (pattern: string) => string
  /** What the list is sorted by, before the id. */
  keys: Record<Exclude<SellerSort, 'status'>, string>
}

const userOf = (row: string, which: string) =>
  `EXISTS (SELECT FROM users WHERE users.id = ${row}.user_id AND ${which})`

function columnsOf(row: string, more: string): string {
  return `${row}.name, ${row}.last_name AS "lastName", ${row}.document, ${row}.phone, ${row}.country, ${row}.state,
    ${row}.city, ${row}.address, ${row}.image, account.email, account.active AS "userActive", ${more}`
}

function keysOf(row: string) {
  return {
    email: 'account.email',
    name: `${row}.name`,
    lastName: `${row}.last_name`,
    document: `${row}.document`,
    country: `${row}.country`,
  }
}

export const BUYERS: PeopleTable = {
  name: 'buyer',
  from: 'buyers AS buyer',
  id: 'buyer.user_id',
  account: 'JOIN users AS account ON account.id = buyer.user_id',
  columns: columnsOf('buyer', 'buyer.user_id AS "userId"'),
  isActive: `NOT ${userOf('buyer', 'NOT users.active')}`,
  isInactive: userOf('buyer', 'NOT users.active'),
  isThere: `NOT ${userOf('buyer', 'users.deleted_at IS NOT NULL')}`,
  inactive: 'NOT account.active',
  found: (pattern) =>
    `SELECT user_id FROM buyers WHERE search_text LIKE ${pattern}
     UNION SELECT id FROM users WHERE email LIKE ${pattern}`,
  // A buyer has no company.
  keys: { ...keysOf('buyer'), id: 'buyer.user_id', company: 'buyer.user_id' },
}

/** Sellers, and breweries that nobody signs in for. */
export const SELLERS: PeopleTable = {
  name: 'company',
  from: 'companies AS company',
  id: 'company.id',
  account: 'LEFT JOIN users AS account ON account.id = company.user_id',
  columns: columnsOf(
    'company',
    'company.id, company.company, company.story, company.ships_to AS "shipsTo", company.active',
  ),
  isActive: `(company.active AND NOT ${userOf('company', 'NOT users.active')})`,
  isInactive: `(NOT company.active OR ${userOf('company', 'NOT users.active')})`,
  isThere: `NOT ${userOf('company', 'users.deleted_at IS NOT NULL')}`,
  inactive: 'NOT (company.active AND coalesce(account.active, true))',
  found: (pattern) =>
    `SELECT id FROM companies WHERE search_text LIKE ${pattern}
     UNION SELECT companies.id FROM users JOIN companies ON user_id = users.id WHERE email LIKE ${pattern}`,
  keys: { ...keysOf('company'), id: 'company.id', company: 'company.company' },
}
