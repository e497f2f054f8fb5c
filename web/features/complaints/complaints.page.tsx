import { redirect } from 'react-router'
import { listComplaints } from '#contract/complaints.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { counted } from '#web/counted.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/complaints.page'
import { ComplaintsTable } from './complaints-table.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const page = Math.max(1, Number.parseInt(url.searchParams.get('pag') ?? '', 10) || 1)
  const found = await callApi(context, listComplaints, {
    params: { id: user.id },
    query: { pag: String(page) },
  })
  if (page > Math.max(found.totalPages, 1)) throw redirect(complaintsAddress(user.id))
  return { user, page, found, now: Date.now(), timeZone: context.get(pageRequest).settings.timeZone }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(complaintTexts.complaints)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/complaints`: what buyers complain of, first what waits for an answer, whose time runs out first. */
export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { user, page, found, now, timeZone } = loaderData
  const { complaints, waiting, toSend, totalPages, total } = found
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <div className="stack gap-2">
        <h1>{t(complaintAnswerTexts.listTitle)}</h1>
        {total > 0 && (
          <p className="quiet">
            {waiting
              ? counted(t, waiting, complaintAnswerTexts.oneWaits, complaintAnswerTexts.countWait)
              : t(complaintAnswerTexts.noneWait)}
            {toSend > 0 &&
              ` · ${counted(t, toSend, complaintAnswerTexts.oneToSend, complaintAnswerTexts.countToSend)}`}
          </p>
        )}
      </div>
      {complaints.length ? (
        <ComplaintsTable complaints={complaints} companyId={user.id} now={now} timeZone={timeZone} />
      ) : (
        <EmptyState text={t(complaintAnswerTexts.none)} />
      )}
      <Pagination
        page={page}
        total={totalPages}
        label={t(complaintAnswerTexts.pages)}
        addressOf={(at) => `${complaintsAddress(user.id)}?pag=${at}`}
      />
    </div>
  )
}
