import * as adminTexts from '#contract/texts/admin.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as providerBooksTexts from '#contract/texts/provider-books.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/provider-books.page'
import { actOnBooks } from './act-on-books.server.ts'
import { AskForm } from './ask-form.tsx'
import { booksAddress } from './books-place.ts'
import { CloseSheet } from './close-sheet.tsx'
import { DifferenceList } from './difference-list.tsx'
import { LookAgain } from './look-again.tsx'
import styles from './provider-books.module.css'
import { ReportTable } from './report-table.tsx'
import { showBooks } from './show-books.server.ts'
import { TakeInReport } from './take-in-report.tsx'

export const handle: PageHandle = { openTo: ['Admin'], takesFile: 'report', staff: 'read-money' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showBooks(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnBooks(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(providerBooksTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/provider-books`: where the provider's books and ours say two things, and the reports that say so. */
export default function ProviderBooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { place, listed, reports, timeZone, asked, yesterday, isUnderWay } = loaderData
  const moment = momentWords(timeZone)
  const failedAt = (act: string) => (actionData?.act === act ? actionData : undefined)
  const closing = listed.differences.find(({ id, state }) => id === place.close && state === 'open')
  return (
    <AdminPage title={t(providerBooksTexts.title)} lead={t(providerBooksTexts.lead)}>
      {isUnderWay && <LookAgain />}
      {failedAt('close') && !closing && (
        <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: actionData!.message }]} />
      )}
      {closing && <CloseSheet difference={closing} place={place} failed={failedAt('close')} />}
      <DifferenceList listed={listed} place={place} moment={moment} />
      <section className="stack gap-4" aria-labelledby="reports">
        <h2 id="reports">{t(providerBooksTexts.reports)}</h2>
        {reports.reports.length ? (
          <ReportTable reports={reports.reports} />
        ) : (
          <EmptyState text={t(providerBooksTexts.noReports)} />
        )}
        <Pagination
          page={place.reports}
          total={reports.totalPages}
          label={t(providerBooksTexts.reportPages)}
          addressOf={(page) => booksAddress({ ...place, reports: page, close: '' })}
        />
        <div className={styles.forms}>
          <IfMay what="pay">
            <AskForm asked={asked} yesterday={yesterday} failed={failedAt('ask')} />
          </IfMay>
          <IfMay what="pay">
            <TakeInReport failed={failedAt('upload')} />
          </IfMay>
        </div>
      </section>
    </AdminPage>
  )
}
