import * as adminTexts from '#contract/texts/admin.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import { IfMay } from '#web/layout/if-may.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { addressOf } from '../../list-place.ts'
import { PayoutsNav } from '../payouts-nav.tsx'
import type { Route } from './+types/runs.page'
import { draftRun } from './draft-run.server.ts'
import { RUNS, runAddress } from './run-address.ts'
import { RunTable } from './run-table.tsx'
import { showRuns } from './show-runs.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-money' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showRuns(context, url)
}

export async function action({ context }: Route.ActionArgs) {
  return draftRun(context)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(payoutRunsTexts.title)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/payouts/runs`: the runs in which breweries are paid together, and the way to a new one. */
export default function RunsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { runs, total, totalPages, draft, page, timeZone } = loaderData
  return (
    <AdminPage title={t(payoutRunsTexts.title)} lead={t(payoutRunsTexts.lead)}>
      <PayoutsNav at="runs" />
      {actionData && <ErrorSummary title={t(adminTexts.notDone)} errors={[{ text: actionData.message }]} />}
      {total > 0 ? (
        <>
          <DraftWay draft={draft} />
          <RunTable runs={runs} timeZone={timeZone} />
        </>
      ) : (
        <EmptyState text={t(payoutRunsTexts.empty)}>
          <DraftWay draft={draft} />
        </EmptyState>
      )}
      <Pagination
        page={page}
        total={totalPages}
        label={t(payoutRunsTexts.pages)}
        addressOf={(at) => addressOf(RUNS, {}, at)}
      />
    </AdminPage>
  )
}

/** To the draft that is there, or to a new one: there is one at most. */
function DraftWay({ draft }: { draft: string | null }) {
  const t = useText()
  const isSending = useIsSending()
  if (draft) {
    return (
      <div>
        <IfMay what="pay">
          <LinkButton to={runAddress(draft)}>{t(payoutRunsTexts.seeDraft)}</LinkButton>
        </IfMay>
      </div>
    )
  }
  return (
    <IfMay what="pay">
      <PostForm action={RUNS}>
        <Button type="submit" busy={isSending}>
          {t(payoutRunsTexts.draft)}
        </Button>
      </PostForm>
    </IfMay>
  )
}
