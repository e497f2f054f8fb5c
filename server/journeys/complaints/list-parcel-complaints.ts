import { sql } from 'drizzle-orm'
import type { listParcelComplaints as call } from '#contract/complaints.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { beerPicture, type LabelFacts } from '#contract/label-address.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Database } from '#database/open-pool.ts'
import {
  complainUntil,
  neverCameFrom,
  noComplaintBecause,
  unitsToGiveBack,
} from '../../orders/complaint-of.ts'
import { DRAWN_BEER } from '../../orders/drawn-beer.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import type { ParcelId } from '../parcels/lock-parcel.ts'
import { readComplaints } from './read-complaints.ts'

type Answer = ResponseOf<typeof call>
type Row = Omit<Answer, 'lines' | 'complaints'> & {
  lines: (Omit<Answer['lines'][number], 'unitPrice'> & { unitCents: number; beer: LabelFacts })[]
}

/**
 * What the caller may complain of in one brewery's part of their order, and what they complained of before.
 * Refuses: not-found (also somebody else's).
 */
export async function listParcelComplaints(
  db: Database,
  { orderId, companyId }: ParcelId,
  caller: SessionUser,
): Promise<Answer | Refusal> {
  if (!isUuid(orderId) || !isUuid(companyId)) return refuse('not-found')
  const found = await db.execute<Row>(sql`
    SELECT parcels.order_id AS "orderId", parcels.company_id AS "companyId", companies.company,
           ${noComplaintBecause} AS "noBecause", ${complainUntil} AS until,
           CASE WHEN ${neverCameFrom} > now() THEN ${neverCameFrom} END AS "neverCameFrom",
           (SELECT json_agg(json_build_object('ProductId', line.beer_id, 'name', line.name, 'summary', line.presentation,
              'image', line.image, 'beer', ${DRAWN_BEER},
              'unitCents', line.unit_cents, 'left', ${unitsToGiveBack}) ORDER BY ${LINES_IN_ORDER})
            FROM order_lines AS line JOIN beers ON beers.id = line.beer_id
            WHERE line.order_id = parcels.order_id AND line.company_id = parcels.company_id) AS lines
    FROM parcels JOIN orders ON orders.id = order_id JOIN companies ON companies.id = company_id
    WHERE order_id = ${orderId} AND company_id = ${companyId} AND buyer_id = ${caller.id}`)
  const [parcel] = found.rows
  if (!parcel) return refuse('not-found')
  const { until, neverCameFrom: from, lines } = parcel
  return {
    ...parcel,
    until: until && new Date(until).toISOString(),
    neverCameFrom: from && new Date(from).toISOString(),
    lines: lines.map(({ beer, image, unitCents, ...line }) => ({
      ...line,
      image: beerPicture({ ...beer, image }),
      unitPrice: dollarsFromCents(unitCents),
    })),
    complaints: await readComplaints(
      db,
      sql`complaints.order_id = ${orderId} AND complaints.company_id = ${companyId}`,
    ),
  }
}
