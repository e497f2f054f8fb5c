import type { Pool } from 'pg'
import { shopDay } from '#server/shop-day.ts'
import { makeTestServices, signedIn } from '#tests/factories/services.ts'
import { anAdminsCookie, SESSION_SECRET } from '../an-admins-cookie.ts'
import type { BenchDatabase } from '../open-bench-database.ts'
import { type Running, startShop } from '../processes.ts'
import type { Asked, Who } from './history-calls.ts'

export type HistoryShop = { running: Running; asked: Asked; cookies: Record<Who, string> }

/** Starts the shop on two years of orders, with one of each role signed in, and says whom and what to ask for. */
export async function openHistoryShop(
  database: BenchDatabase,
  port: number,
  settings: Record<string, string> = {},
): Promise<HistoryShop> {
  const services = makeTestServices(database, { SESSION_SECRET })
  const asked = await whomToAsk(database.pool, shopDay(services.env))
  const sellers = await database.pool.query('SELECT id, user_id FROM companies WHERE id IN ($1, $2)', [
    asked.busiest,
    asked.usual,
  ])
  const sellerOf = (company: string) => sellers.rows.find(({ id }) => id === company).user_id as string
  const cookieOf = async (userId: string) => (await signedIn(services, userId)).cookie
  const cookies = {
    visitor: '',
    buyer: await cookieOf(asked.buyer),
    busiest: await cookieOf(sellerOf(asked.busiest)),
    usual: await cookieOf(sellerOf(asked.usual)),
    admin: (await anAdminsCookie(database)).cookie,
  }
  const running = await startShop(database.dataDir, port, {
    SESSION_SECRET,
    ...settings,
  })
  return { running, asked, cookies }
}

async function whomToAsk(pool: Pool, today: string): Promise<Asked> {
  const { rows } = await pool.query<Asked>(
    `
    WITH busy AS (SELECT company_id FROM order_lines GROUP BY 1 ORDER BY count(*) DESC LIMIT 1),
      best AS (SELECT buyer_id FROM orders GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)
    SELECT busy.company_id AS busiest, best.buyer_id AS buyer,
      (SELECT company_id FROM order_lines WHERE company_id <> busy.company_id GROUP BY 1 ORDER BY count(*), 1 OFFSET 1000 LIMIT 1) AS usual,
      (SELECT orders.id FROM orders JOIN parcels ON order_id = orders.id WHERE orders.buyer_id = best.buyer_id AND parcels.company_id = busy.company_id
       ORDER BY orders.id DESC LIMIT 1) AS order,
      (SELECT min(id::text) FROM beers WHERE beers.company_id = busy.company_id) AS beer,
      (SELECT id FROM beers ORDER BY rating_count DESC LIMIT 1) AS reviewed,
      (SELECT min(id::text) FROM payouts WHERE payouts.company_id = busy.company_id) AS payout,
      $1::text AS today, ($1::date - 30)::text AS "monthAgo", ($1::date - 365)::text AS "yearAgo", ($1::date - 729)::text AS "twoYearsAgo"
    FROM busy, best`,
    [today],
  )
  return rows[0]!
}
