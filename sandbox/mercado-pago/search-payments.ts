import { type Refused, refusal } from './api-error.ts'
import { parseSearchDate } from './dates.ts'
import type { Ledger } from './ledger.ts'
import { releasedAt } from './payment-answer.ts'
import type { PaymentRecord } from './records.ts'

const MOMENT_OF = {
  date_created: (payment: PaymentRecord) => payment.createdAt,
  date_approved: (payment: PaymentRecord) => payment.approvedAt,
  date_last_updated: (payment: PaymentRecord) => payment.updatedAt,
  money_release_date: releasedAt,
}
type Moment = keyof typeof MOMENT_OF
const isMoment = (name: string): name is Moment => Object.hasOwn(MOMENT_OF, name)

interface FoundPayments {
  payments: PaymentRecord[]
  paging: { total: number; limit: number; offset: number }
}

/**
 * GET /v1/payments/search: `external_reference`, `status`, `id`, `range` with `begin_date` and `end_date`, `sort`,
 * `criteria`, `offset`, `limit` (30 unless told, at most 1,000). Refusals carry the numbers of its reference.
 */
export function searchPayments(ledger: Ledger, query: Record<string, string>): FoundPayments | Refused {
  const { sort = 'date_created', criteria = 'desc', range = 'date_created' } = query
  if (!isMoment(sort) && sort !== 'id') return refusal(400, 'bad_request', 'Invalid sort value.', 1003)
  if (criteria !== 'asc' && criteria !== 'desc')
    return refusal(400, 'bad_request', 'Invalid criteria value.', 1004)
  if (!isMoment(range)) return refusal(400, 'bad_request', 'Params Error. range', 1)

  const limit = Number(query.limit || 30)
  const offset = Number(query.offset || 0)
  if (!Number.isInteger(limit) || limit < 0 || limit > 1000)
    return refusal(400, 'bad_request', 'Number of rows exceeded the limits.', 1000)
  if (!Number.isInteger(offset) || offset < 0) return refusal(400, 'bad_request', 'Params Error. offset', 1)

  const now = Date.now()
  const begin = query.begin_date ? parseSearchDate(query.begin_date, now) : Number.NEGATIVE_INFINITY
  const end = query.end_date ? parseSearchDate(query.end_date, now) : Number.POSITIVE_INFINITY
  if (begin === undefined || end === undefined)
    return refusal(400, 'bad_request', "Date format must be yyyy-MM-dd'T'HH:mm:ss.SSSZ.", 1001)

  const among = query.external_reference
    ? ledger.paymentsByReference(query.external_reference)
    : [...ledger.payments.values()]
  const isBounded = query.begin_date || query.end_date
  const found = among.filter((payment) => {
    const moment = MOMENT_OF[range](payment)
    if (isBounded && (moment === null || moment < begin || moment > end)) return false
    if (query.status && payment.status !== query.status) return false
    return !query.id || String(payment.id) === query.id
  })

  const sortValue = (payment: PaymentRecord) => (sort === 'id' ? payment.id : (MOMENT_OF[sort](payment) ?? 0))
  const direction = criteria === 'asc' ? 1 : -1
  found.sort((a, b) => direction * (sortValue(a) - sortValue(b) || a.id - b.id))
  return { payments: found.slice(offset, offset + limit), paging: { total: found.length, limit, offset } }
}
