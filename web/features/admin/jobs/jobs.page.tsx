import { useEffect } from 'react'
import { listJobs } from '#contract/jobs.ts'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as jobsTexts from '#contract/texts/jobs.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { TotalList } from '#web/ui/totals/total-list.tsx'
import { useLive } from '#web/ui/use-live.ts'
import type { Route } from './+types/jobs.page'
import { HeldMails } from './held-mails.tsx'
import { OpenWork } from './open-work.tsx'
import { QueueTable } from './queue-table.tsx'
import { retryAsAsked } from './retry-job.server.ts'
import { SweepTable } from './sweep-table.tsx'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = context.get(pageRequest).settings
  return { timeZone, jobs: await callApi(context, listJobs) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return retryAsAsked(context, await readForm(request))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.jobs)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/jobs`: what waits, runs and failed behind the pages, to be tried again. */
export default function JobsPage({ loaderData: { jobs, timeZone }, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const live = useLive()
  const { failed, retrying, waiting } = jobs.counts
  const isFine = !failed && !retrying && !waiting && jobs.sweeps.every(({ standing }) => standing !== 'late')

  useEffect(() => {
    if (!actionData) return
    const { failedAgain, why } = actionData
    toast.error(failedAgain ? t(jobsTexts.retryFailed, { error: why }) : why)
  }, [actionData, toast, t])

  return (
    <AdminPage
      title={t(adminWords.jobs)}
      lead={t(jobsTexts.lead)}
      actions={
        <LinkButton to="/admin/jobs" look="outline" preventScrollReset>
          {t(jobsTexts.refresh)}
        </LinkButton>
      }
    >
      {/* Where there are toasts, the place in a long page is not left for one. */}
      {actionData && !live && (
        <ErrorSummary
          title={t(actionData.failedAgain ? jobsTexts.failedAgain : adminTexts.notDone)}
          errors={[{ text: actionData.why }]}
        />
      )}
      <TotalList
        totals={[
          { name: t(jobsTexts.failed), value: numberText(failed) },
          { name: t(jobsTexts.retrying), value: numberText(retrying) },
          { name: t(jobsTexts.waiting), value: numberText(waiting) },
        ]}
      />
      {isFine && (
        <p>
          <StatusWord tone="good">{t(jobsTexts.allFine)}</StatusWord>
        </p>
      )}
      <OpenWork jobs={jobs} timeZone={timeZone} />
      <HeldMails held={jobs.heldBack} timeZone={timeZone} />
      <SweepTable sweeps={jobs.sweeps} timeZone={timeZone} />
      <QueueTable queues={jobs.queues} />
    </AdminPage>
  )
}
