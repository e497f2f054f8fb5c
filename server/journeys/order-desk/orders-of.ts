import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'

/** So many names are handed on as a list, and from so many of their lines or orders on orders are asked one by one. */
export const MOST = { names: 20_000, rows: 50_000 }

/** By what a word can mean an order. */
type Way = 'beer' | 'buyer' | 'company'

export type Reading = {
  /** The ids that are called so; null: nothing can be. @param part the pattern of a word */
  ids: (part: string, word: string) => SQL | null
  /** At least all of them, where that is found out sooner. */
  atMost?: (part: string) => SQL
  /** The ids of their orders, from an index. @param list of ids */
  orders: (list: SQL) => SQL
  /** Whether an order has one of a list: a condition on `orders`. */
  has: (list: SQL) => SQL
  /** The same where there are too many for a list. */
  hasNamed: (part: string, word: string) => SQL
}

/** `OFFSET 0` keeps a list of thousands from being looked for in the index of the lines, name by name, for each order. */
export const hasLine = (column: SQL, list: SQL) => sql`EXISTS (
  SELECT FROM (SELECT ${column} AS id FROM order_lines WHERE order_id = orders.id OFFSET 0) AS line WHERE line.id = ANY (${list}))`

/** Asked of one order after another: `OFFSET 0` keeps the database from reading all lines for it at once. */
export const hasNamedLine = (table: SQL, key: SQL, name: SQL, part: string, whose = sql`true`) => sql`EXISTS (
  SELECT FROM order_lines AS line JOIN ${table} AS named ON named.id = line.${key}
  WHERE line.order_id = orders.id AND search_normal(named.${name}) LIKE ${part} AND ${whose} OFFSET 0)`

/** The text that buyers are found by holds their document too: only their name counts. */
export const isNamed = (part: string) => sql`buyers.search_text LIKE ${part}
  AND search_normal(concat_ws(' ', buyers.name, buyers.last_name)) LIKE ${part}`
/** At least all who are named so. Bringing both names of 50,000 into normal form takes a third of a second. */
export const mayBeNamed = (part: string) => sql`SELECT FROM buyers WHERE buyers.search_text LIKE ${part}`
export const isReachedAt = (part: string) => sql`users.email LIKE ${part} AND users.deleted_at IS NULL`

const READINGS: Record<Way, Reading> = {
  beer: {
    ids: (part) => sql`SELECT id FROM beers WHERE search_normal(name) LIKE ${part}`,
    orders: (list) => sql`SELECT order_id FROM order_lines WHERE beer_id = ANY (${list})`,
    has: (list) => hasLine(sql`beer_id`, list),
    hasNamed: (part) => hasNamedLine(sql`beers`, sql`beer_id`, sql`name`, part),
  },
  buyer: {
    ids: (part) => sql`
      SELECT user_id AS id FROM buyers WHERE ${isNamed(part)}
      UNION ALL SELECT id FROM users WHERE ${isReachedAt(part)}`,
    atMost: mayBeNamed,
    orders: (list) => sql`SELECT placed.id FROM orders AS placed WHERE placed.buyer_id = ANY (${list})`,
    has: (list) => sql`orders.buyer_id = ANY (${list})`,
    hasNamed: (part) => sql`EXISTS (SELECT FROM users LEFT JOIN buyers ON buyers.user_id = users.id
      WHERE users.id = orders.buyer_id AND (${isReachedAt(part)} OR ${isNamed(part)}) OFFSET 0)`,
  },
  company: {
    ids: (part) => sql`SELECT id FROM companies WHERE search_normal(company) LIKE ${part}`,
    orders: (list) => sql`SELECT order_id FROM order_lines WHERE company_id = ANY (${list})`,
    has: (list) => hasLine(sql`company_id`, list),
    hasNamed: (part) => hasNamedLine(sql`companies`, sql`company_id`, sql`company`, part),
  },
}

/** `isMany`: each of its words is called by so many that orders are asked one by one. */
export type Meaning = { which: SQL; isMany: boolean }

/**
 * The condition on `orders` that each word of a text means them in one of these ways. A word of which there is little is read
 * from its names to their orders; one that half the shop is called by is asked of the newest orders, one by one, until there
 * are enough.
 * @param by ways of the shop's, or of somebody's own
 * @param most from how much on a word is one of many
 */
export async function ordersOf(
  db: Database,
  text: string,
  by: readonly (Way | Reading)[],
  most = MOST,
): Promise<Meaning> {
  const readings = by.map((way) => (typeof way === 'string' ? READINGS[way] : way))
  const conditions: SQL[] = []
  let isMany = true
  for (const word of searchWords(text)) {
    const meaning = await ordersOfWord(db, word, readings, most)
    isMany &&= meaning.isMany
    conditions.push(meaning.which)
  }
  return conditions.length
    ? { which: sql.join(conditions, sql` AND `), isMany }
    : { which: sql`true`, isMany: false }
}

async function ordersOfWord(
  db: Database,
  word: string,
  readings: readonly Reading[],
  most: typeof MOST,
): Promise<Meaning> {
  const part = partPattern(word)
  const [selects, conditions]: [SQL[], SQL[]] = [[], []]
  let isMany = false
  for (const { ids, atMost, orders, has, hasNamed } of readings) {
    const called = ids(part, word)
    if (!called) continue
    const named =
      atMost && (await isMore(db, atMost(part), most.names)) ? null : await listIds(db, called, most.names)
    const list = named && sql`${sql.param(named)}::uuid[]`
    conditions.push(list ? has(list) : hasNamed(part, word))
    isMany ||= !list || (await isMore(db, orders(list), most.rows))
    if (list) selects.push(orders(list))
  }
  const which = isMany
    ? sql`(${sql.join(conditions, sql` OR `)})`
    : sql`orders.id IN (${sql.join(selects, sql` UNION `)})`
  return { which, isMany }
}

/** Null where there are too many for a list. */
async function listIds(db: Database, called: SQL, namesMost: number): Promise<string[] | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM (${called}) AS named LIMIT ${namesMost}`,
  )
  return rows.length < namesMost ? rows.map(({ id }) => id) : null
}

async function isMore(db: Database, select: SQL, rowsMost: number): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (SELECT FROM (${select}) AS theirs LIMIT ${rowsMost}) AS counted`,
  )
  return rows[0]!.count === rowsMost
}
