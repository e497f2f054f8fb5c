import { sql } from 'drizzle-orm'
import { MORNING_MAIL_ROWS } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { MORNING_HOUR } from '../alerts/next-morning.ts'

type TellingServices = Pick<Services, 'db' | 'env' | 'jobs'>

const AT_ONCE = 50

type Due = { companyId: string; email: string; units: number; since: string; morning: string; day: string }

/**
 * Mails breweries that chose it in the morning which of their beers fell to so few units since they were last looked at. A beer falls
 * where it had more at some moment since then and had not in the morning, by its movements: what was told once is told again
 * only after it had more. That the beers were looked at is one transaction with the mails; processes share the breweries.
 */
export async function tellLowStock(services: TellingServices): Promise<void> {
  while ((await tellSome(services)) === AT_ONCE);
}

/** @returns at how many breweries it was time to look */
async function tellSome({ db, env, jobs }: TellingServices): Promise<number> {
  const zone = env.SHOP_TIMEZONE
  // What was being written at nine has been committed five minutes later: no transaction lasts so long.
  const day = sql`((now() - interval '5 minutes') AT TIME ZONE ${zone} - ${MORNING_HOUR}::int * interval '1 hour')::date`
  const morning = sql`(${day} + make_time(${MORNING_HOUR}, 0, 0)) AT TIME ZONE ${zone}`
  return inTransaction(db, async (tx) => {
    const { rows: due } = await tx.execute<Due>(sql`
      UPDATE companies SET low_stock_looked_at = ${morning}
      FROM (SELECT id FROM companies WHERE low_stock_units IS NOT NULL AND low_stock_looked_at < ${morning}
            ORDER BY low_stock_looked_at, id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED) AS due
      LEFT JOIN companies AS its ON its.id = due.id LEFT JOIN users ON users.id = its.user_id AND deleted_at IS NULL
      WHERE companies.id = due.id
      RETURNING companies.id AS "companyId", coalesce(users.email, '') AS email, companies.low_stock_units AS units,
                old.low_stock_looked_at::text AS since, new.low_stock_looked_at::text AS morning, (${day})::text AS day`)
    const reached = due.filter(({ email }) => email !== '')
    const fallen = await findFallen(tx, reached)
    await putInOutbox(
      tx,
      jobs,
      ...reached.flatMap(({ companyId, email, day: on }) => {
        const beerIds = fallen.get(companyId)
        if (!beerIds) return []
        const payload = { companyId, beerIds: beerIds.join() }
        return [
          {
            dedupeKey: `low-stock:${companyId}:${on}`,
            kind: 'low-stock' as const,
            recipient: email,
            payload,
          },
        ]
      }),
    )
    return due.length
  })
}

/** The beers of each company that fell, those with least first. Of a beer that is not low only its row is read. */
async function findFallen(tx: Transaction, due: Due[]): Promise<Map<string, string[]>> {
  if (!due.length) return new Map()
  const { rows } = await tx.execute<{ companyId: string; beerIds: string[] }>(sql`
    SELECT beers.company_id AS "companyId",
           (array_agg(beers.id::text ORDER BY on_hand, beers.name, beers.id))[1:${MORNING_MAIL_ROWS}::int] AS "beerIds"
    FROM unnest(
      ${sql.param(due.map(({ companyId }) => companyId))}::uuid[], ${sql.param(due.map(({ units }) => units))}::int[],
      ${sql.param(due.map(({ since }) => since))}::timestamptz[], ${sql.param(due.map(({ morning }) => morning))}::timestamptz[]
    ) AS due (company_id, units, since, morning)
    JOIN beers ON beers.company_id = due.company_id AND on_sale AND on_hand <= due.units
    CROSS JOIN LATERAL (
      -- Before each movement: what is there now, less it and what came after it.
      SELECT max(before) FILTER (WHERE at <= due.morning) AS most, on_hand - coalesce(sum(moved) FILTER (WHERE at > due.morning), 0) AS left
      FROM (SELECT at, units AS moved, on_hand - sum(units) OVER (ORDER BY at DESC, id DESC) AS before
            FROM stock_movements WHERE beer_id = beers.id AND at > due.since) AS movements
    ) AS past
    WHERE past.most > due.units AND past.left <= due.units
    GROUP BY beers.company_id`)
  return new Map(rows.map(({ companyId, beerIds }) => [companyId, beerIds]))
}
