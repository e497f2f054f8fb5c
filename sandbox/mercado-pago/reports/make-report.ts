import { type Refused, refusal } from '../api-error.ts'
import { parseProviderDate } from '../dates.ts'
import type { Provider } from '../provider.ts'
import type { ReportRecord } from '../records.ts'
import type { ReportKind } from './report-kinds.ts'

const DAY_MS = 86_400_000
const MOST_DAYS = 60

/**
 * Takes on a report of a period, to be made later. Refused: an account that has not configured this kind, no such period, one
 * of more than 60 days or that has not ended.
 */
export function makeReport(
  { ledger, reports }: Provider,
  kind: ReportKind,
  sent: Record<string, unknown>,
): { report: ReportRecord } | Refused {
  const config = ledger.reportConfigs.get(kind)
  if (!config) return notConfigured()
  const [beginAt, endAt] = [sent.begin_date, sent.end_date].map((date) => parseProviderDate(String(date)))
  const now = Date.now()
  if (beginAt === undefined || endAt === undefined || beginAt >= endAt)
    return refusal(400, 'bad_request', 'begin_date and end_date are invalid')
  if (endAt - beginAt > MOST_DAYS * DAY_MS) return refusal(400, 'bad_request', 'period is too long')
  if (endAt > now) return refusal(400, 'bad_request', 'end_date is in the future')
  const id = ledger.nextId()
  const day = new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)
  const report: ReportRecord = {
    ...{ id, kind, beginAt, endAt, config, createdAt: now },
    fileName: `${config.prefix}-${kind}-${id}-${day}.csv`,
    readyAt: now + reports.mood.delayMs,
    isFailed: reports.mood.trouble === 'failed',
  }
  ledger.saveReport(report)
  return { report }
}

export const notConfigured = () =>
  refusal(404, 'config_not_found_for_user', 'Configuration not found for this user')

/** How far it is. */
export function statusOf({ readyAt, isFailed }: ReportRecord): 'processing' | 'processed' | 'failed' {
  if (Date.now() < readyAt) return 'processing'
  return isFailed ? 'failed' : 'processed'
}
