import { redirect } from 'react-router'
import type { InputOf } from '#contract/endpoint.ts'
import * as adminTaskTexts from '#contract/texts/admin-task.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as commonTexts from '#contract/texts/common.ts'
import { textOf } from '#contract/texts/text.ts'
import { listWork, type WorkRow as WorkRowData } from '#contract/work-list.ts'
import { callApi } from '#web/api.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/work.page'
import { actOnTask, isTaskForm } from './act-on-task.server.ts'
import { freeBeers } from './free-beers.server.ts'
import { FreeSheet } from './free-sheet.tsx'
import { answerLookAtName } from './look-at-name.server.ts'
import { TakeMany } from './take-many.tsx'
import styles from './work.module.css'
import { WorkAges, WorkTakers } from './work-filters.tsx'
import { WorkKeys } from './work-keys.tsx'
import { WorkKinds } from './work-kinds.tsx'
import { workAddress, workPlace } from './work-place.ts'
import { WorkRow } from './work-row.tsx'

const DAY_MS = 86_400_000

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-desk' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = workPlace(url.searchParams)
  const { kind, whose, age, page } = place
  const query = { kind, whose, age, pag: String(page) } as InputOf<typeof listWork>['query']
  const list = await callApi(context, listWork, { query })
  // The last of a page may just have been done.
  if (place.page > Math.max(list.totalPages, 1)) {
    throw redirect(workAddress({ ...place, page: list.totalPages || 1 }))
  }
  // Judged once: server and browser draw the same.
  const { timeZone } = context.get(pageRequest).settings
  return { place, list, timeZone, readAt: Date.now(), me: context.get(signedIn).id }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const place = workPlace(url.searchParams)
  if (isTaskForm(form)) return actOnTask(context, form, workAddress({ ...place, free: '' }))
  return form.has('companyId') ? answerLookAtName(context, form, url) : freeBeers(context, form, place)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.toReview)} · ${textOf(commonTexts.siteName)}` },
]

/** Whether two breweries are late with one order: they stand below each other, having waited as long. */
function isOfSameOrder({ kind, orderId }: WorkRowData, above: WorkRowData | undefined): boolean {
  return kind === 'parcel-late' && above?.kind === kind && above.orderId === orderId
}

/** `/admin/work`: what a person has to look at. */
export default function WorkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { place, list, timeZone, readAt, me } = loaderData
  const t = useText()
  const moment = momentWords(timeZone)
  const isNarrow = Boolean(place.kind || place.whose || place.age)
  const notLooked = actionData && 'notLooked' in actionData ? actionData.notLooked : undefined
  const notTaken = actionData && 'act' in actionData ? actionData : undefined
  const notFreed = actionData && !notTaken && !('notLooked' in actionData) ? actionData : undefined
  const isThere = list.work.some(({ kind, orderId }) => kind === 'held-unpaid' && orderId === place.free)
  return (
    <AdminPage title={t(adminWords.toReview)} lead={t(adminWorkTexts.lead)}>
      {(isThere || notFreed) && <FreeSheet place={place} failed={notFreed} />}
      {notTaken && <ErrorSummary title={t(adminWorkTexts.notLooked)} errors={[{ text: notTaken.message }]} />}
      {notLooked && <ErrorSummary title={t(adminWorkTexts.notLooked)} errors={[{ text: notLooked }]} />}
      <div className={styles.tools}>
        <WorkTakers place={place} takers={list.takers} />
        <WorkKinds place={place} counts={list.counts} />
        <WorkAges place={place} />
        {list.work.some(({ assignee }) => !assignee) && <TakeMany at={workAddress(place)} />}
      </div>
      {list.work.length ? (
        <ul className={styles.list}>
          {list.work.map((row, at) => (
            <WorkRow
              key={[row.kind, row.thing, row.since, row.about].join(' ')}
              row={row}
              continues={isOfSameOrder(row, list.work[at - 1])}
              isSaid={list.work.findIndex(({ kind }) => kind === row.kind) < at}
              since={moment(row.since)}
              days={Math.floor((readAt - Date.parse(row.since)) / DAY_MS)}
              due={row.due ? { words: moment(row.due), isOver: Date.parse(row.due) < readAt } : undefined}
              freeAt={
                row.kind === 'held-unpaid' && row.orderId
                  ? workAddress({ ...place, free: row.orderId })
                  : undefined
              }
              at={workAddress(place)}
              me={me}
            />
          ))}
        </ul>
      ) : (
        <EmptyState text={t(isNarrow ? adminTaskTexts.noneHere : adminWorkTexts.none)}>
          {isNarrow ? (
            <LinkButton to={workAddress({ kind: '', page: 1 })} look="outline">
              {t(adminWords.toReview)}
            </LinkButton>
          ) : (
            <LinkButton to="/admin/orders" look="outline">
              {t(adminWorkTexts.seeOrders)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      {list.work.length > 0 && <WorkKeys />}
      <Pagination
        page={place.page}
        total={list.totalPages}
        label={t(adminWorkTexts.pages)}
        addressOf={(page) => workAddress({ ...place, free: '', page })}
      />
    </AdminPage>
  )
}
