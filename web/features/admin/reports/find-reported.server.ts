import { listReportedThings, type ReportedEntry } from '#contract/reports.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** Who has more of them open reads them on their own page. */
const MOST_PAGES = 5

/** What was reported and waits, with its words; null where that is not among it, or not to be read by who asks. */
export async function findReported(context: PageContext, id: string): Promise<ReportedEntry | null> {
  let pages = 1
  for (let page = 1; page <= Math.min(pages, MOST_PAGES); page++) {
    const answer = await tryApi(context, listReportedThings, { query: { state: 'open', pag: String(page) } })
    if (!answer.ok) return null
    const found = answer.value.reports.find((entry) => entry.id === id)
    if (found) return found
    pages = answer.value.totalPages
  }
  return null
}
