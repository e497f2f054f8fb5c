import { redirect } from 'react-router'
import type { InputOf } from '#contract/endpoint.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { workKindTexts } from '#contract/texts/work-kind.ts'

import { WORK_KINDS } from '#contract/work-kinds.ts'
import { listWork } from '#contract/work-list.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/work.page'
import { freeBeers } from './free-beers.server.ts'
import { FreeSheet } from './free-sheet.tsx'
import { answerLookAtName } from './look-at-name.server.ts'
import { workAddress, workPlace } from './work-place.ts'
import { WorkRow } from './work-row.tsx'

export const handle: PageHandle = { openTo: ['Admin'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = workPlace(url.searchParams)
  const query = { kind: place.kind, pag: String(place.page) } as InputOf<typeof listWork>['query']
  const list = await callApi(context, listWork, { query })
  // The last of a page may just have been done.
  if (place.page > Math.max(list.totalPages, 1)) {
    throw redirect(workAddress({ ...place, page: list.totalPages || 1 }))
  }
  // Judged once: server and browser draw the same.
  return { place, list, timeZone: context.get(pageRequest).settings.timeZone, readAt: Date.now() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  return form.has('companyId')
    ? answerLookAtName(context, form, url)
    : freeBeers(context, form, workPlace(url.searchParams))
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.toReview)} · ${textOf(commonTexts.siteName)}` },
]

/** `/admin/work`: what a person has to look at. */
export default function WorkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { place, list, timeZone, readAt } = loaderData
  const t = useText()
  const kinds = WORK_KINDS.filter((kind) => list.counts[kind] > 0 || kind === place.kind)
  const count = WORK_KINDS.reduce((sum, kind) => sum + list.counts[kind], 0)
  const moment = momentWords(timeZone)
  const notLooked = actionData && 'notLooked' in actionData ? actionData.notLooked : undefined
  const notFreed = actionData && !('notLooked' in actionData) ? actionData : undefined
  const isThere = list.work.some(({ kind, orderId }) => kind === 'held-unpaid' && orderId === place.free)
  return (
    <AdminPage title={t(adminWords.toReview)} lead={t(adminWorkTexts.lead)}>
      {(isThere || notFreed) && <FreeSheet place={place} failed={notFreed} />}
      {notLooked && <ErrorSummary title={t(adminWorkTexts.notLooked)} errors={[{ text: notLooked }]} />}
      {kinds.length > 0 && (
        <nav aria-label={t(adminWorkTexts.kinds)}>
          <ul className="wrap gap-2">
            <li>
              <Chip to={workAddress({ kind: '', page: 1 })} chosen={!place.kind} preventScrollReset>
                {t(adminWorkTexts.all, { count })}
              </Chip>
            </li>
            {kinds.map((kind) => (
              <li key={kind}>
                <Chip to={workAddress({ kind, page: 1 })} chosen={place.kind === kind} preventScrollReset>
                  {t(adminWorkTexts.kind, { kind: t(workKindTexts[kind]), count: list.counts[kind] })}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {list.work.length ? (
        <ul className="stack gap-3">
          {list.work.map((row) => (
            <WorkRow
              key={[
                row.kind,
                row.orderId,
                row.companyId,
                row.refundId,
                row.paymentId,
                row.since,
                row.about,
              ].join(' ')}
              row={row}
              since={moment(row.since)}
              due={row.due ? { words: moment(row.due), isOver: Date.parse(row.due) < readAt } : undefined}
              freeAt={
                row.kind === 'held-unpaid' && row.orderId
                  ? workAddress({ ...place, free: row.orderId })
                  : undefined
              }
              at={workAddress(place)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState text={t(count ? adminWorkTexts.noneOfKind : adminWorkTexts.none)}>
          {count ? (
            <LinkButton to={workAddress({ kind: '', page: 1 })} look="outline">
              {t(adminWorkTexts.all, { count })}
            </LinkButton>
          ) : (
            <LinkButton to="/admin/orders" look="outline">
              {t(adminWorkTexts.seeOrders)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={list.totalPages}
        label={t(adminWorkTexts.pages)}
        addressOf={(page) => workAddress({ kind: place.kind, page })}
      />
    </AdminPage>
  )
}
