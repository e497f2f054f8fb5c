import { redirect } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { listDifferences, listReports } from '#contract/provider-books.ts'
import { dayWords } from '#contract/texts/days.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { booksAddress, booksPlace } from './books-place.ts'

/** The provider ends its days at midnight of GMT-04. */
const PROVIDER_ZONE = 'Etc/GMT+4'
const DAY_MS = 86_400_000

/**
 * The differences and reports that the address names, with days in words.
 * @throws a redirect to the last page when the address names one behind it: the last of a page may just have been closed
 */
export async function showBooks(context: PageContext, { searchParams }: URL) {
  const place = booksPlace(searchParams)
  const [listed, reports] = await Promise.all([
    callApi(context, listDifferences, { query: { state: place.state, pag: String(place.page) } }),
    callApi(context, listReports, { query: { pag: String(place.reports) } }),
  ])
  if (place.page > Math.max(listed.totalPages, 1) || place.reports > Math.max(reports.totalPages, 1)) {
    throw redirect(
      booksAddress({
        ...place,
        ...{ page: Math.min(place.page, listed.totalPages || 1), close: '' },
        reports: Math.min(place.reports, reports.totalPages || 1),
      }),
    )
  }
  const day = (instant: string) => dayAt(new Date(instant), PROVIDER_ZONE)
  const lastDay = (until: string) => day(new Date(Date.parse(until) - 1).toISOString())
  const yesterday = day(new Date(Date.now() - DAY_MS).toISOString())
  return {
    ...{ place, listed, yesterday },
    timeZone: context.get(pageRequest).settings.timeZone,
    asked: { from: searchParams.get('from') ?? yesterday, to: searchParams.get('to') ?? yesterday },
    reports: {
      ...reports,
      reports: reports.reports.map((report) => ({
        ...report,
        days:
          report.from && report.until
            ? {
                from: day(report.from),
                to: lastDay(report.until),
                ...inWords(day(report.from), lastDay(report.until)),
              }
            : null,
      })),
    },
    isUnderWay: reports.reports.some(({ state }) => ['due', 'asked', 'reading'].includes(state)),
  }
}

const inWords = (from: string, to: string) => ({ fromWords: dayWords(from), toWords: dayWords(to) })

export type ShownReport = Awaited<ReturnType<typeof showBooks>>['reports']['reports'][number]
