import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { partPattern } from '../../search/name-patterns.ts'
import { searchWords } from '../../search/search-words.ts'

/** Of how many names, and of how many lines and orders that are theirs, the orders are read from the names on. */
const FEW = { names: 5_000, rows: 50_000 }

/** By what a word can mean an order. */
type Way = 'beer' | 'buyer' | 'company'

type Reading = {
  /** The ids that are called so. @param part the pattern of a word */
  ids: (part: string) => SQL
  /** The ids of their orders, from an index. @param ids an array */
  orders: (ids: SQL) => SQL
  /** Whether an order has one: a condition on `orders`. */
  has: (part: string) => SQL
}

/**
 * `OFFSET 0` keeps the database from reading all lines at once for a condition that it asks of some thousand orders. The text
 * that buyers are found by holds their document too: only their name counts.
 */
const READINGS: Record<Way, Reading> = {
  beer: {
    ids: (part) => sql`SELECT id FROM beers WHERE search_normal(name) LIKE ${part}`,
    orders: (ids) => sql`SELECT order_id FROM order_lines WHERE beer_id = ANY (${ids})`,
    has: (part) => sql`EXISTS (SELECT FROM order_lines AS line JOIN beers ON beers.id = line.beer_id
      WHERE line.order_id = orders.id AND search_normal(beers.name) LIKE ${part} OFFSET 0)`,
  },
  buyer: {
    ids: (part) => sql`
      SELECT user_id AS id FROM buyers WHERE ${isNamed(part)}
      UNION SELECT id FROM users WHERE ${isReachedAt(part)}`,
    orders: (ids) => sql`SELECT placed.id FROM orders AS placed WHERE placed.buyer_id = ANY (${ids})`,
    has: (part) => sql`EXISTS (SELECT FROM users LEFT JOIN buyers ON buyers.user_id = users.id
      WHERE users.id = orders.buyer_id AND (${isReachedAt(part)} OR ${isNamed(part)}) OFFSET 0)`,
  },
  company: {
    ids: (part) => sql`SELECT id FROM companies WHERE search_normal(company) LIKE ${part}`,
    orders: (ids) => sql`SELECT order_id FROM order_lines WHERE company_id = ANY (${ids})`,
    has: (
      part,
    ) => sql`EXISTS (SELECT FROM order_lines AS line JOIN companies ON companies.id = line.company_id
      WHERE line.order_id = orders.id AND search_normal(companies.company) LIKE ${part} OFFSET 0)`,
  },
}

function isNamed(part: string): SQL {
  return sql`buyers.search_text LIKE ${part}
    AND search_normal(concat_ws(' ', buyers.name, buyers.last_name)) LIKE ${part}`
}
function isReachedAt(part: string): SQL {
  return sql`users.email LIKE ${part} AND users.deleted_at IS NULL`
}

/**
 * The condition on `orders` that each word of a text means them in one of these ways. A word of which there is little is read
 * from its names to their orders; one that half the shop is called by is asked of the newest orders, one by one, until there
 * are enough.
 */
export async function ordersOf(db: Database, text: string, by: readonly Way[]): Promise<SQL> {
  const conditions: SQL[] = []
  for (const word of searchWords(text)) {
    const part = partPattern(word)
    const ways = by.map((way) => READINGS[way])
    conditions.push(
      (await isFew(db, part, ways))
        ? sql`orders.id IN (${sql.join(
            ways.map(({ ids, orders }) => orders(sql`ARRAY(${ids(part)})`)),
            sql` UNION `,
          )})`
        : sql`(${sql.join(
            ways.map(({ has }) => has(part)),
            sql` OR `,
          )})`,
    )
  }
  return conditions.length ? sql.join(conditions, sql` AND `) : sql`true`
}

/** Whether there is little enough of a word: nothing is counted further than that. */
async function isFew(db: Database, part: string, ways: readonly Reading[]): Promise<boolean> {
  const few = ways.map(({ ids, orders }) => {
    const some = sql`ARRAY(SELECT id FROM (${ids(part)}) AS named LIMIT ${FEW.names})`
    return sql`(SELECT count(*) FROM (SELECT FROM (${ids(part)}) AS named LIMIT ${FEW.names}) AS names) < ${FEW.names}
      AND (SELECT count(*) FROM (SELECT FROM (${orders(some)}) AS theirs LIMIT ${FEW.rows}) AS rows) < ${FEW.rows}`
  })
  const { rows } = await db.execute<{ isFew: boolean }>(sql`SELECT ${sql.join(few, sql` AND `)} AS "isFew"`)
  return rows[0]!.isFew
}
