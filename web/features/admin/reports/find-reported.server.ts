import { listReportedThings, type ReportedEntry } from '#contract/reports.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** What was reported and waits, with its words; null where that does not wait, or is not to be read by who asks. */
export async function findReported(context: PageContext, id: string): Promise<ReportedEntry | null> {
  const answer = await tryApi(context, listReportedThings, { query: { state: 'open', id } })
  return (answer.ok && answer.value.reports[0]) || null
}
