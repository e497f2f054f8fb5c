import { redirect } from 'react-router'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { workKindTexts } from '#contract/texts/work-kind.ts'
import type { WorkKind } from '#contract/work-kinds.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { ReportVoices } from '../reports/report-voices.tsx'
import { ReportedWhat } from '../reports/reported-what.tsx'
import type { Route } from './+types/task.page'
import { actOnTask } from './act-on-task.server.ts'
import { showTask } from './show-task.server.ts'
import styles from './task.module.css'
import { TaskDesk } from './task-desk.tsx'
import workStyles from './work.module.css'
import { taskAddress } from './work-place.ts'
import { WorkRow } from './work-row.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, params }: Route.LoaderArgs) {
  // What people wrote has a page of its own, with its answers.
  if (params.kind === 'message') throw redirect(taskAddress(params), 303)
  return showTask(context, params)
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return actOnTask(context, await readForm(request), taskAddress(params))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.toReview)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/work/{kind}/{thing}`: one thing of the work list, who looks after it, and what was noted about it. */
export default function TaskPage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const t = useText()
  const { task, name, timeZone, readAt, reported } = loaderData
  const { row } = task
  const here = taskAddress(name)
  const moment = momentWords(timeZone)
  return (
    <AdminPage
      title={t(workKindTexts[row?.kind ?? (name.kind as WorkKind)])}
      lead={row ? undefined : t(adminTaskTexts.waitsNoMore)}
      actions={<BackLink to="/admin/work" look="outline" />}
    >
      {failed && !failed.wrong && (
        <ErrorSummary title={t(adminWorkTexts.notLooked)} errors={[{ text: failed.message }]} />
      )}
      <div className={row ? `stack gap-5 ${styles.page}` : 'stack gap-5'}>
        {row && (
          <div className="stack gap-4">
            <ul className={workStyles.list}>
              <WorkRow
                row={row}
                since={moment(row.since)}
                due={row.due ? { words: moment(row.due), isOver: Date.parse(row.due) < readAt } : undefined}
                freeAt={undefined}
                at={here}
                me={null}
              />
            </ul>
            {reported && (
              <section className={`stack gap-3 ${styles.card}`} aria-label={t(adminReportsTexts.reasons)}>
                <ReportedWhat entry={reported} />
                <ReportVoices entry={reported} />
              </section>
            )}
          </div>
        )}
        <TaskDesk {...loaderData} at={here} failed={failed} />
      </div>
    </AdminPage>
  )
}
