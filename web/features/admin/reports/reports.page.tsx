import { useEffect } from 'react'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import type { DecisionPlace } from '../decision-place.ts'
import type { Route } from './+types/reports.page'
import { answerDecision } from './decide-report.server.ts'
import { DecideSheet } from './decide-sheet.tsx'
import { entryName } from './reported-what.tsx'
import { reportsAddress } from './reports-address.ts'
import { ReportsTable } from './reports-table.tsx'
import { showReports } from './show-reports.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-goods' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showReports(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerDecision(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminReportsTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

const LISTS: [DecisionPlace['state'], Text][] = [
  ['open', adminReportsTexts.openList],
  ['decided', adminReportsTexts.decidedList],
]

/** `/admin/reports`: what people reported, an entry a thing, to be left or taken down. */
export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const { place, reports, counts, totalPages, timeZone } = loaderData
  const deciding = reports.find(({ id, decision }) => id === place.decide && decision === null)

  useEffect(() => {
    if (actionData && !deciding) toast.error(actionData.message)
  }, [actionData, deciding, toast])

  return (
    <AdminPage title={t(adminReportsTexts.title)} lead={t(adminReportsTexts.lead)}>
      {actionData && !deciding && (
        <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: actionData.message }]} />
      )}
      {deciding && (
        <DecideSheet
          key={deciding.id}
          entry={deciding}
          name={entryName(t, deciding)}
          at={place}
          failed={actionData}
        />
      )}
      <nav aria-label={t(adminReportsTexts.lists)}>
        <ul className="wrap gap-2">
          {LISTS.map(([state, text]) => (
            <li key={state}>
              <Chip to={reportsAddress({ state })} chosen={state === place.state}>
                {t(text, { count: numberText(counts[state]) })}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {reports.length ? (
        <ReportsTable reports={reports} at={place} dayOf={momentDay(timeZone)} />
      ) : (
        <EmptyState
          text={t(place.state === 'open' ? adminReportsTexts.noOpen : adminReportsTexts.noDecided)}
        />
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(adminReportsTexts.pages)}
        addressOf={(page) => reportsAddress({ ...place, decide: '', page })}
      />
    </AdminPage>
  )
}
