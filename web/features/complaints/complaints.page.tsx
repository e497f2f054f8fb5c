import { Link, redirect } from 'react-router'
import { type ComplaintRow, listComplaints } from '#contract/complaints.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
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
import { ComplaintState } from '#web/ui/complaint-state.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { momentDay } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import type { Route } from './+types/complaints.page'
import { askedBeers } from './asked-beers.ts'
import styles from './complaints.module.css'
import { whenWords } from './when-words.ts'

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

/** The brewery has to do something, and its time runs. */
const isYours = (state: ComplaintRow['state']) => state === 'open' || state === 'to-send-again'

/** Within a day: what is due later needs no alarm. */
const isSoon = (dueAt: string, now: number) => Date.parse(dueAt) - now < 24 * 3_600_000

type Props = { complaints: ComplaintRow[]; companyId: string; now: number; timeZone: string }

function ComplaintsTable({ complaints, companyId, now, timeZone }: Props) {
  const t = useText()
  const [dayOf, when] = [momentDay(timeZone), whenWords(timeZone)]
  const columns: Column<ComplaintRow>[] = [
    {
      key: 'what',
      head: t(complaintTexts.title),
      cell: ({ id, kind, lines }) => (
        <span className={styles.two}>
          <Link to={complaintsAddress(companyId, id)}>{t(complaintTexts.kinds[kind])}</Link>
          <span className="quiet">{askedBeers(t, lines)}</span>
        </span>
      ),
    },
    {
      key: 'order',
      head: t(accountWords.order),
      cell: ({ orderId, recipient }) => (
        <span className={styles.two}>
          <Link to={`/company/${companyId}/parcels/${orderId}`}>{orderCode(orderId)}</Link>
          <span className="quiet">{recipient}</span>
        </span>
      ),
    },
    {
      key: 'date',
      head: t(accountWords.date),
      cell: ({ openedAt }) => <time dateTime={openedAt}>{dayOf(openedAt)}</time>,
    },
    {
      key: 'state',
      head: t(accountWords.state),
      cell: ({ state, dueAt }) => (
        <span className={styles.two}>
          <ComplaintState state={state} reader="brewery" />
          {dueAt && (
            <time dateTime={dueAt} className={isYours(state) && isSoon(dueAt, now) ? styles.late : 'quiet'}>
              {t(complaintTexts.before, { when: when(dueAt) })}
            </time>
          )}
        </span>
      ),
    },
    { key: 'units', head: t(accountWords.units), number: true, cell: ({ units }) => units },
    {
      key: 'asked',
      head: t(complaintTexts.askedFor),
      number: true,
      cell: ({ asked }) => priceText(centsFromDollars(asked)),
    },
    {
      key: 'given',
      head: t(complaintTexts.wentBack),
      number: true,
      cell: ({ given }) => (given ? priceText(centsFromDollars(given)) : null),
    },
  ]
  return (
    <DataTable
      caption={t(complaintAnswerTexts.listTitle)}
      columns={columns}
      rows={complaints}
      keyOf={({ id }) => id}
    />
  )
}
