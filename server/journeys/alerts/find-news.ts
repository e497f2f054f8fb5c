import { type SQL, sql } from 'drizzle-orm'
import { CHEAPER, DIGEST_BEERS, TOLD_AGAIN_AFTER_DAYS } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { MAY_HEAR } from './may-hear.ts'

/** Somebody whose digest is due: breweries are looked at from `since`, without it, to `until`. */
export type Reader = { userId: string; email: string; since: string; until: string }

/** Ids of beers for one reader, at most so many of each sort. */
type News = Reader & { cheaper: string[]; arrived: string[]; fresh: string[] }

/** SQL: what it cost when its saver last heard of it. */
const KNOWN_CENTS = sql`coalesce(cents_told, cents_then)`

/**
 * What is to be told to whom; who has nothing to hear is none of them. Only what can be bought, and is sent to their country.
 * What costs again as much as when it was saved is told anew as soon as it falls.
 */
export async function findNews(tx: Transaction, readers: Reader[]): Promise<News[]> {
  const userIds = sql`${sql.param(readers.map(({ userId }) => userId))}::uuid[]`
  await tx.execute(sql`
    UPDATE saved_beers SET cents_told = NULL FROM beers
    WHERE user_id = ANY(${userIds}) AND cents_told IS NOT NULL AND beers.id = beer_id AND price_cents >= cents_then`)
  const { rows } = await tx.execute<Pick<News, 'userId' | 'cheaper' | 'arrived' | 'fresh'>>(sql`
    SELECT reader.user_id AS "userId", ${CHEAPER_BEERS} AS cheaper,
           ${ofFollowed(sql`created_at`, sql`true`)} AS arrived,
           ${ofFollowed(sql`batch_at`, sql`beers.created_at <= greatest(reader.since, followed.since)`)} AS fresh
    FROM unnest(${userIds}, ${sql.param(readers.map(({ since }) => since))}::timestamptz[],
                ${sql.param(readers.map(({ until }) => until))}::timestamptz[]) AS reader (user_id, since, until)`)
  const found = new Map(rows.map((row) => [row.userId, row]))
  return readers
    .map((reader) => ({ ...reader, ...found.get(reader.userId)! }))
    .filter(({ cheaper, arrived, fresh }) => cheaper.length + arrived.length + fresh.length > 0)
}

/** SQL: the saved beers of `reader` that cost clearly less than they know, those that fell most first. */
const CHEAPER_BEERS: SQL = sql`ARRAY(
  SELECT beer_id FROM saved_beers JOIN beers ON beers.id = beer_id JOIN companies AS company ON company.id = company_id
  JOIN users ON users.id = saved_beers.user_id LEFT JOIN buyers ON buyers.user_id = users.id
  WHERE saved_beers.user_id = reader.user_id AND on_sale AND in_stock AND ${MAY_HEAR}
    AND price_cents * 100 <= ${KNOWN_CENTS} * (100 - ${CHEAPER.percent}::bigint)
    AND ${KNOWN_CENTS} - price_cents >= ${CHEAPER.cents}
    AND coalesce(cheaper_told_at <= now() - ${TOLD_AGAIN_AFTER_DAYS} * interval '1 day', true)
  ORDER BY ${KNOWN_CENTS} - price_cents DESC, beer_id LIMIT ${DIGEST_BEERS})`

/** SQL: the beers of breweries that `reader` follows to which something happened `at` that they have not heard of, newest first. */
function ofFollowed(at: SQL, and: SQL): SQL {
  return sql`ARRAY(
    SELECT beers.id FROM followed_companies AS followed JOIN companies AS company ON company.id = followed.company_id
    JOIN beers ON beers.company_id = company.id AND beers.${at} > greatest(reader.since, followed.since)
      AND beers.${at} <= reader.until
    JOIN users ON users.id = followed.user_id LEFT JOIN buyers ON buyers.user_id = users.id
    WHERE followed.user_id = reader.user_id AND on_sale AND in_stock AND ${and} AND ${MAY_HEAR}
    ORDER BY beers.${at} DESC, beers.id LIMIT ${DIGEST_BEERS})`
}
