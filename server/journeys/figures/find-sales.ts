import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { COUNTED_SALES, FOUND_SALES_PER_PAGE, SUMMED_SALES } from '#contract/limits.ts'
import type { findSales as call, SalesSum } from '#contract/sales.ts'
import type { Database } from '#database/open-pool.ts'
import { type LineMoney, lineMoney } from '../../features/sales/line-money.ts'
import { moneyOnWire } from '../../features/sales/money-on-wire.ts'
import { readSales } from '../../features/sales/read-sales.ts'
import { salesByOrder } from '../../features/sales/sales-by-order.ts'
import { listPage } from '../../list-page.ts'
import type { Services } from '../../services.ts'
import { ownCompany } from './own-company.ts'
import { MANY_SALES, whichSales } from './which-sales.ts'

/** From how much on words are looked for among the newest sales alone, and how many these are. */
const MOST = { ...MANY_SALES, newest: COUNTED_SALES }

/**
 * The sales of a company that are asked for, by order, newest first unless it is said, 25 orders a page, with what all of them come to. Of shared
 * orders its own lines, in the total that they are sorted by too. Past the end: an empty list. Refuses: user-not-found (no such company, or somebody else's).
 * @param page from 1
 */
export async function findSales(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  { pag, sort, dir, ...asked }: QueryOf<typeof call>,
  caller: SessionUser,
  { newest, ...most } = MOST,
): Promise<ResponseOf<typeof call> | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const page = listPage(pag, FOUND_SALES_PER_PAGE)
  const { which, own, isMany } = await whichSales(db, companyId, asked, env.SHOP_TIMEZONE, caller, most)
  const before = isMany ? await lastBeforeNewest(db, own, newest) : undefined
  const { found, shown: inOrder } = ordering({ sort, dir })
  const totals = sort === 'total' ? sql`, ${totalOf(companyId)} AS total_cents` : sql``
  const { rows } = await db.execute<{ total: number; shown: string[]; all: string[] | null }>(sql`
    WITH found AS MATERIALIZED (
      SELECT order_id, parcels.created_at, charge_currency FROM parcels JOIN orders ON orders.id = order_id
      WHERE ${which} AND ${before ? sql`parcels.created_at > ${before}::timestamptz` : sql`true`}
      ORDER BY ${found} LIMIT ${COUNTED_SALES + 1}
    ), counted AS (SELECT count(*)::int AS total FROM found)
    SELECT total, ARRAY(SELECT order_id FROM (SELECT found.*${totals} FROM found) AS sorted ORDER BY ${inOrder} ${page.rows}) AS shown,
           CASE WHEN total <= ${SUMMED_SALES} THEN ARRAY(SELECT order_id FROM found) END AS all
    FROM counted`)
  const { total, shown, all } = rows[0]!
  const [sales, sums] = await Promise.all([
    readSales(db, linesOf(companyId, shown), caller),
    all && sumOf(db, linesOf(companyId, all)),
  ])
  return {
    groups: salesByOrder(sales).toSorted(
      (one, other) => shown.indexOf(one.ShoppingHistoryId) - shown.indexOf(other.ShoppingHistoryId),
    ),
    sums,
    isMore: total > COUNTED_SALES,
    isOfNewest: before !== undefined,
    ...page.counted(Math.min(total, COUNTED_SALES)),
  }
}

/** In which order the first of them are found, and in which they are shown. */
function ordering({ sort, dir }: Pick<QueryOf<typeof call>, 'sort' | 'dir'>) {
  const way = dir === 'asc' ? sql`ASC` : sql`DESC`
  if (sort !== 'total') {
    const byDay = sql`created_at ${way}, order_id ${way}`
    return { found: byDay, shown: byDay }
  }
  const newest = sql`created_at DESC, order_id DESC`
  return { found: newest, shown: sql`charge_currency, total_cents ${way}, ${newest}` }
}

/** What the lines of this company in an order that was `found` come to, in hundredths of what it was charged in: as its row says it. */
function totalOf(companyId: string): SQL {
  return sql`(SELECT sum(quantity * charge_unit_cents) FROM order_lines
    WHERE company_id = ${companyId} AND order_lines.order_id = found.order_id)`
}

/** When the last sale was made before the newest, which alone are looked through; undefined: there is none. */
async function lastBeforeNewest(db: Database, own: SQL, newest: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ at: string }>(sql`
    SELECT created_at::text AS at FROM parcels WHERE ${own} ORDER BY created_at DESC LIMIT 1 OFFSET ${newest}`)
  return rows[0]?.at
}

function linesOf(companyId: string, orderIds: string[]): SQL {
  return sql`SELECT order_id, beer_id, quantity FROM order_lines
    WHERE company_id = ${companyId} AND order_id = ANY(${sql.param(orderIds)}::uuid[])`
}

type Row = Omit<LineMoney, 'refundedUnits' | 'paidAt'> & Pick<SalesSum, 'orders' | 'units'>

async function sumOf(db: Database, lines: SQL): Promise<SalesSum[]> {
  const { rows } = await db.execute<Row>(sql`
    WITH sold AS MATERIALIZED (${lines})
    SELECT currency, count(DISTINCT order_id)::int AS orders, sum(quantity)::int AS units,
           sum(gross_cents)::bigint AS "grossCents", sum(refunded_cents)::bigint AS "refundedCents",
           sum(owed_cents)::bigint AS "owedCents", sum(paid_cents)::bigint AS "paidCents",
           sum(gross_charge_cents)::bigint AS "grossChargeCents", sum(refunded_charge_cents)::bigint AS "refundedChargeCents",
           sum(owed_charge_cents)::bigint AS "owedChargeCents", sum(paid_charge_cents)::bigint AS "paidChargeCents",
           sum(commission_cents)::bigint AS "commissionCents", sum(commission_tax_cents)::bigint AS "commissionTaxCents",
           sum(fee_cents)::bigint AS "feeCents"
    FROM sold JOIN ${lineMoney(sql`SELECT order_id, beer_id FROM sold`)} AS money USING (order_id, beer_id)
    GROUP BY currency ORDER BY orders DESC, currency`)
  return rows.map(({ orders, units, ...money }) => ({ orders, units, ...moneyOnWire(money) }))
}
