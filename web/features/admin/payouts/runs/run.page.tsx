import { data } from 'react-router'
import * as adminTexts from '#contract/texts/admin.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import type { Route } from './+types/run.page'
import { actOnRun } from './act-on-run.server.ts'
import { BankFile } from './bank-file.tsx'
import { DecideSheet } from './decide-sheet.tsx'
import { DraftWays } from './draft-ways.tsx'
import { MarkAllSheet } from './mark-all-sheet.tsx'
import { MarkSheet } from './mark-sheet.tsx'
import { NotPaid } from './not-paid.tsx'
import { PayoutsPart } from './payouts-part.tsx'
import { ReturnFile } from './return-file.tsx'
import { RUNS, runAddress } from './run-address.ts'
import { RunFacts } from './run-facts.tsx'
import { showRun } from './show-run.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], takesFile: 'return-file', staff: 'pay' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await showRun(context, params.id, url)
  return data(found, { status: found ? 200 : 404 })
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return actOnRun(context, params.id, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(payoutRunsTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/payouts/runs/{id}`: one run from its draft to the last word of the bank. */
export default function RunPage({ loaderData: found, actionData: answer }: Route.ComponentProps) {
  const t = useText()
  const asked = found?.asked
  const notMarked = answer?.kind === 'not-marked' ? answer : undefined
  const isInSheet = notMarked && (asked?.step === 'all-paid' || (asked && 'about' in asked))
  const refused = answer && 'message' in answer && !isInSheet && (
    <ErrorSummary
      title={t(adminTexts.notDone)}
      errors={[{ ...(answer.kind === 'not-read' && { fieldId: 'return-file' }), text: answer.message }]}
    />
  )
  const back = (
    <LinkButton to={RUNS} look="outline">
      {t(payoutRunsTexts.back)}
    </LinkButton>
  )
  if (!found) {
    return (
      <AdminPage title={t(payoutRunsTexts.missing)}>
        {refused}
        <EmptyState text={t(payoutRunsTexts.missingHint)}>{back}</EmptyState>
      </AdminPage>
    )
  }
  const { run, place, timeZone } = found
  const isDraft = run.state === 'draft'
  const isByFile = !isDraft && run.way === 'bank-file'
  return (
    <AdminPage
      title={t(payoutRunsTexts.runTitle, { day: momentWords(timeZone)(run.draftedAt) })}
      lead={isDraft ? undefined : t(payoutRunsTexts.approvedLead[run.way])}
      actions={back}
    >
      {refused}
      {asked && 'about' in asked && (
        <MarkSheet
          key={`${asked.step} ${asked.payout}`}
          runId={run.id}
          place={place}
          step={asked.step}
          payout={asked.about}
          failed={notMarked}
        />
      )}
      {asked?.step === 'all-paid' && <MarkAllSheet run={run} place={place} failed={notMarked} />}
      {(asked?.step === 'approve' || asked?.step === 'drop') && (
        <DecideSheet run={run} place={place} step={asked.step} />
      )}
      <RunFacts run={run} timeZone={timeZone} />
      {isDraft && <DraftWays run={run} place={place} />}
      <BankFile run={run} place={place} />
      {isByFile && (
        <ReturnFile
          action={runAddress(run.id, place)}
          outcome={answer?.kind === 'return-file' ? answer.outcome : undefined}
          error={answer?.kind === 'not-read' ? answer.message : undefined}
        />
      )}
      <PayoutsPart run={run} place={place} />
      {isDraft && <NotPaid run={run} timeZone={timeZone} />}
    </AdminPage>
  )
}
