import { useEffect } from 'react'
import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as tableTexts from '#contract/texts/table.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { AdminPage } from '#web/layout/admin-page.tsx'
import type { PageHandle } from '#web/page-handle.ts'
import { readForm } from '#web/request/read-form.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FilterLine } from '#web/ui/filter-line.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { WordSearch } from '#web/ui/word-search.tsx'
import type { Route } from './+types/messages.page'
import { answerMessage } from './answer-message.server.ts'
import { MessageCard } from './message-card.tsx'
import { type MessagesPlace, messagesAddress } from './messages-place.ts'
import { NotSentWords } from './not-sent-words.tsx'
import { showMessages } from './show-messages.server.ts'

export const handle: PageHandle = { openTo: ['Admin'], staff: 'read-care' }

export async function loader({ context, url }: Route.LoaderArgs) {
  return showMessages(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerMessage(context, await readForm(request), url)
}

export const meta: Route.MetaFunction = () => [
  { title: `${textOf(adminWords.messages)} · ${textOf(commonTexts.siteName)}` },
]

const LISTS: [MessagesPlace['state'], Text][] = [
  ['open', messagesTexts.openList],
  ['done', messagesTexts.doneList],
  ['all', messagesTexts.allList],
]
const NOTHING = { open: messagesTexts.noOpen, done: messagesTexts.noDone, all: messagesTexts.none } as const

/** `/admin/messages`: what people write to the shop, to be answered by mail and ticked off. */
export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const toast = useToast()
  const { place, messages, open, done, totalPages } = loaderData
  const notAnswered = actionData?.act === 'answer' ? actionData : undefined
  // What was refused may have gone from the list: somebody else has answered it.
  const isShown = messages.some(({ id }) => id === notAnswered?.id)
  const counts = { open, done, all: open + done }

  useEffect(() => {
    if (actionData) toast.error(actionData.message)
  }, [actionData, toast])

  return (
    <AdminPage title={t(adminWords.messages)} lead={t(messagesTexts.lead)}>
      {actionData && !isShown && (
        <ErrorSummary
          title={t(notAnswered ? messagesTexts.notAnswered : adminTexts.notDone)}
          errors={[{ text: actionData.message }]}
        />
      )}
      {notAnswered?.typed && !isShown && <NotSentWords failed={notAnswered} />}
      <FilterLine>
        <nav aria-label={t(messagesTexts.lists)}>
          <ul className="wrap gap-2">
            {LISTS.map(([state, text]) => (
              <li key={state}>
                <Chip to={messagesAddress({ state, q: place.q })} chosen={state === place.state}>
                  {t(text, { count: numberText(counts[state]) })}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
        <WordSearch
          action="/admin/messages"
          label={t(messagesTexts.search)}
          words={place.q}
          kept={place.state === 'open' ? {} : { state: place.state }}
          clearTo={messagesAddress({ state: place.state })}
        />
      </FilterLine>
      {messages.length ? (
        <div className="stack gap-4">
          {messages.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              at={place}
              failed={message.id === notAnswered?.id ? notAnswered : undefined}
            />
          ))}
        </div>
      ) : (
        <EmptyState text={t(place.q ? messagesTexts.noneFound : NOTHING[place.state])}>
          <WayOn at={place} counts={counts} />
        </EmptyState>
      )}
      <Pagination
        page={place.page}
        total={totalPages}
        label={t(messagesTexts.pages)}
        addressOf={(page) => messagesAddress({ ...place, page })}
      />
    </AdminPage>
  )
}

/** From a list without messages to one that has some; from none at all to where they come from. */
function WayOn({ at: { state, q }, counts }: { at: MessagesPlace; counts: Record<string, number> }) {
  const t = useText()
  const [to, text]: [string, Text] = q
    ? [messagesAddress({ state }), tableTexts.clear]
    : counts.all
      ? [messagesAddress({ state: 'all' }), messagesTexts.seeAll]
      : ['/contact', messagesTexts.seeContact]
  return (
    <LinkButton to={to} look="outline" preventScrollReset={Boolean(q)}>
      {t(text)}
    </LinkButton>
  )
}
