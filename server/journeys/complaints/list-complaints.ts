import { sql } from 'drizzle-orm'
import { COMPLAINT_TURNS, type ComplaintTurn, complaintStatesOf } from '#contract/complaint-states.ts'
import type { ComplaintRow, listComplaints as call } from '#contract/complaints.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { READ_FOR_WORDS } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Database } from '#database/open-pool.ts'
import { literals } from '#database/tables/literals.ts'
import { listPage } from '../../list-page.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import { backDollars } from '../../orders/refund-dollars.ts'
import { refuseParcelsOf } from '../parcels/refuse-parcels-of.ts'
import { complaintsMeant } from './complaints-meant.ts'

type Row = Omit<ComplaintRow, 'asked' | 'offered' | 'given'> & Record<'asked' | 'offered' | 'given', number>

const waitsForOne = (turn: ComplaintTurn) => sql`state IN (${literals(complaintStatesOf(turn))})`

/** What waits for the brewery, then what waits for others, then what is over; a condition to order by. */
const TURN = sql`CASE WHEN ${waitsForOne('brewery')} THEN 0 WHEN ${waitsForOne('others')} THEN 1 ELSE 2 END`

/** Of `complaints`, or of some of them that are called `complaint`. */
const ORDER = sql`${TURN}, due_at, closed_at DESC, id DESC`

/**
 * Complaints about a company's parcels, to itself and admins. Past the end: an empty list. Refuses: not-found.
 * @param query `q` leaves the others out of list and counts, `waitsFor` out of the list
 * @param most words are looked for in so many of the first
 */
export async function listComplaints(
  db: Database,
  companyId: string,
  { q, waitsFor, pag }: QueryOf<typeof call>,
  caller: SessionUser,
  most = READ_FOR_WORDS,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseParcelsOf(db, companyId, caller)
  if (refused) return refused
  const page = listPage(pag)
  const { meant, isOfNewest } = await complaintsMeant(db, companyId, q, { order: ORDER, most })
  const { rows } = await db.execute<Row>(sql`
    SELECT complaint.id, order_id AS "orderId", kind, state, created_at AS "openedAt", due_at AS "dueAt",
           closed_at AS "closedAt", (SELECT recipient FROM orders WHERE orders.id = order_id) AS recipient, units, asked, offered, given, lines
    FROM (SELECT * FROM complaints WHERE ${meant} AND ${waitsFor ? waitsForOne(waitsFor) : sql`true`}
          ORDER BY ${ORDER} ${page.rows}) AS complaint
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(named.units), 0)::int AS units, coalesce(sum(named.asked_cents), 0)::bigint AS asked,
             coalesce(sum(named.offered_cents), 0)::bigint AS offered,
             coalesce(sum(CASE WHEN back.beer_id IS NOT NULL THEN ${backDollars} END), 0)::bigint AS given,
             json_agg(json_build_object('ProductId', line.beer_id, 'name', line.name, 'asked', named.units) ORDER BY ${LINES_IN_ORDER})
               FILTER (WHERE named.units > 0) AS lines
      FROM order_lines AS line
      LEFT JOIN complaint_lines AS named ON named.complaint_id = complaint.id AND named.beer_id = line.beer_id
      LEFT JOIN refund_lines AS back ON back.refund_id = complaint.refund_id AND back.beer_id = line.beer_id
      WHERE line.order_id = complaint.order_id) AS sums
    ORDER BY ${ORDER}`)
  const counted = await db.execute<Record<ComplaintTurn | 'waiting' | 'toSend', number>>(sql`
    SELECT ${sql.join(
      COMPLAINT_TURNS.map(
        (turn) => sql`count(*) FILTER (WHERE ${waitsForOne(turn)}) AS ${sql.identifier(turn)}`,
      ),
      sql`, `,
    )}, count(*) FILTER (WHERE state = 'open') AS waiting, count(*) FILTER (WHERE state = 'to-send-again') AS "toSend"
    FROM complaints WHERE ${meant}`)
  const { waiting, toSend, ...counts } = counted.rows[0]!
  const total = waitsFor ? counts[waitsFor] : counts.brewery + counts.others + counts.nobody
  return { complaints: rows.map(onWire), counts, waiting, toSend, isOfNewest, ...page.counted(total) }
}

function onWire({ openedAt, dueAt, closedAt, asked, offered, given, ...row }: Row): ComplaintRow {
  const instant = (at: string | null) => at && new Date(at).toISOString()
  return {
    ...row,
    openedAt: new Date(openedAt).toISOString(),
    dueAt: instant(dueAt),
    closedAt: instant(closedAt),
    asked: dollarsFromCents(asked),
    offered: dollarsFromCents(offered),
    given: dollarsFromCents(given),
  }
}
