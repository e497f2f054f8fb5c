import { redirect } from 'react-router'
import { COMPLAINT_TURNS } from '#contract/complaint-states.ts'
import { listComplaints } from '#contract/complaints.ts'
import { READ_FOR_WORDS, SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import * as complaintAnswerTexts from '#contract/texts/complaint-answer.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { counted } from '#web/counted.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { complaintsAddress } from '#web/request/complaint-address.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import type { Route } from './+types/complaints.page'
import { ComplaintTurns, listAddress } from './complaint-turns.tsx'
import { ComplaintsTable } from './complaints-table.tsx'

export const handle: PageHandle = { openTo: ['Company'], ownId: true, team: ['seller'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const page = Math.max(1, Number.parseInt(url.searchParams.get('pag') ?? '', 10) || 1)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS)
  const asked = url.searchParams.get('waitsFor')
  const waitsFor = COMPLAINT_TURNS.find((turn) => turn === asked)
  const found = await callApi(context, listComplaints, {
    params: { id: user.id },
    query: { q, waitsFor, pag: String(page) },
  })
  if (page > Math.max(found.totalPages, 1)) throw redirect(listAddress(user.id, { q, waitsFor }))
  return {
    user,
    page,
    q,
    waitsFor,
    found,
    now: Date.now(),
    timeZone: context.get(pageRequest).settings.timeZone,
  }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(complaintTexts.complaints)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/complaints`: what buyers complain of, first what waits for an answer, whose time runs out first. */
export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { user, page, q, waitsFor, found, now, timeZone } = loaderData
  const { complaints, counts, waiting, toSend, isOfNewest, totalPages } = found
  const all = counts.brewery + counts.others + counts.nobody
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <div className="stack gap-2">
        <h1>{t(complaintAnswerTexts.listTitle)}</h1>
        {all > 0 && (
          <p className="quiet">
            {waiting
              ? counted(t, waiting, complaintAnswerTexts.oneWaits, complaintAnswerTexts.countWait)
              : t(complaintAnswerTexts.noneWait)}
            {toSend > 0 &&
              ` · ${counted(t, toSend, complaintAnswerTexts.oneToSend, complaintAnswerTexts.countToSend)}`}
          </p>
        )}
      </div>
      {(all > 0 || q) && (
        <FilterLine>
          {all > 0 && (
            <ComplaintTurns companyId={user.id} place={{ q, waitsFor }} counts={counts} all={all} />
          )}
          <WordSearch
            action={complaintsAddress(user.id)}
            label={t(complaintAnswerTexts.search)}
            words={q}
            clearTo={listAddress(user.id, { q: '', waitsFor })}
            kept={{ ...(waitsFor && { waitsFor }) }}
          />
        </FilterLine>
      )}
      {complaints.length ? (
        <ComplaintsTable complaints={complaints} companyId={user.id} now={now} timeZone={timeZone} />
      ) : (
        <EmptyState text={t(noneOf({ all, q }))}>
          {q && (
            <LinkButton to={complaintsAddress(user.id)} look="outline">
              {t(tableTexts.clear)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      {isOfNewest && (
        <p className="quiet">{t(complaintAnswerTexts.ofNewest, { max: numberText(READ_FOR_WORDS) })}</p>
      )}
      <Pagination
        page={page}
        total={totalPages}
        label={t(complaintAnswerTexts.pages)}
        addressOf={(at) => listAddress(user.id, { q, waitsFor, page: at })}
      />
    </div>
  )
}

/** Why the list is empty: of this turn there is none, nothing holds the words, or nobody ever complained. */
function noneOf({ all, q }: { all: number; q: string }) {
  if (all) return complaintAnswerTexts.noneOfTurn
  return q ? complaintAnswerTexts.noneFound : complaintAnswerTexts.none
}
