import { READ_FOR_WORDS, SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { listOrderThreads } from '#contract/order-messages.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi } from '#web/api.ts'
import { counted } from '#web/counted.ts'
import { SellerNav } from '#web/layout/seller-nav.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { readForm } from '#web/request/read-form.ts'
import { signedIn } from '#web/request/signed-in.ts'
import { threadsAddress } from '#web/request/threads-address.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import { parcelAddress } from '../parcels/parcels-address.ts'
import type { Route } from './+types/threads.page'
import { answerInRow } from './send-message.server.ts'
import styles from './thread.module.css'
import { ThreadRow, threadPlace } from './thread-row.tsx'

export const handle: PageHandle = {
  openTo: ['Company'],
  ownId: true,
  takesFile: 'message-pictures',
  team: ['seller', 'packer'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedIn)
  const { page, q } = placeIn(url)
  const input = { params: { id: user.id }, query: { q, pag: String(page) } }
  const { threads, ...counts } = await callApi(context, listOrderThreads, input)
  const when = momentWords(context.get(pageRequest).settings.timeZone)
  // Of each row its own: what is sent from one is told from what is sent from another.
  const shown = threads.map((each) => ({ ...each, when: when(each.at), newKey: crypto.randomUUID() }))
  return { user, page, q, ...counts, threads: shown }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { id } = context.get(signedIn)
  return answerInRow(context, await readForm(request), id, threadsAddress(id, placeIn(url)))
}

function placeIn({ searchParams }: URL) {
  return {
    page: Math.min(Math.max(Math.trunc(Number(searchParams.get('pag'))) || 1, 1), 999_999),
    q: (searchParams.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.messages)} · ${textOf(commonTexts.siteName)}` },
]

/** `/company/{id}/messages`: what buyers wrote to a brewery about their orders, what waits for an answer first. */
export default function ThreadsPage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const t = useText()
  const { user, page, q, threads, waiting, isOfNewest, total, totalPages } = loaderData
  const list = { companyId: user.id, state: 'pending', page, q, from: 'messages' } as const
  return (
    <div className="stack gap-5">
      <SellerNav user={user} />
      <header className="stack gap-1">
        <h1>{t(adminWords.messages)}</h1>
        {total > 0 && <p className="quiet">{t(orderMessagesTexts.listLead)}</p>}
      </header>
      {failed && !threads.some(({ orderId }) => orderId === failed.orderId) && (
        <ErrorSummary title={t(orderMessagesTexts.notSent)} errors={[{ text: failed.message }]} />
      )}
      {(total > 0 || q) && (
        <FilterLine>
          {total > 0 && (
            <p>
              <strong>
                {waiting === 0
                  ? t(orderMessagesTexts.noneWaiting)
                  : counted(t, waiting, orderMessagesTexts.oneWaiting, orderMessagesTexts.waitingCount)}
              </strong>
            </p>
          )}
          <WordSearch
            action={threadsAddress(user.id)}
            label={t(orderMessagesTexts.search)}
            words={q}
            clearTo={threadsAddress(user.id)}
          />
        </FilterLine>
      )}
      {total === 0 ? (
        <EmptyState text={t(q ? orderMessagesTexts.noneFound : orderMessagesTexts.nobodyWrote)}>
          {q && (
            <LinkButton to={threadsAddress(user.id)} look="outline">
              {t(tableTexts.clear)}
            </LinkButton>
          )}
        </EmptyState>
      ) : (
        <>
          <ul className={`stack ${styles.threads}`}>
            {threads.map((thread) => (
              <ThreadRow
                key={thread.orderId}
                thread={thread}
                to={`${parcelAddress(thread.orderId, list)}#messages`}
                action={`${threadsAddress(user.id, { page, q })}#${threadPlace(thread.orderId)}`}
                failed={failed?.orderId === thread.orderId ? failed : undefined}
              />
            ))}
          </ul>
          <Pagination
            page={page}
            total={totalPages}
            label={t(messagesTexts.pages)}
            addressOf={(other) => threadsAddress(user.id, { page: other, q })}
          />
        </>
      )}
      {isOfNewest && (
        <p className="quiet">{t(orderMessagesTexts.ofNewest, { max: numberText(READ_FOR_WORDS) })}</p>
      )}
    </div>
  )
}
