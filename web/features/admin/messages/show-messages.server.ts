import { redirect } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { type ContactMessage, listMessages } from '#contract/contact-messages.ts'
import { dayWords } from '#contract/texts/days.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { messagesAddress, messagesPlace } from './messages-place.ts'

/**
 * A page of what people wrote, with the shop's days in words.
 * @throws a redirect to the last page when the address names one behind it: the last message there was just done
 */
export async function showMessages(context: PageContext, { searchParams }: URL) {
  const place = messagesPlace(searchParams)
  const { state, q, page } = place
  const list = await callApi(context, listMessages, { query: { state, q, pag: String(page) } })
  if (page > Math.max(list.totalPages, 1)) {
    throw redirect(messagesAddress({ ...place, page: list.totalPages || 1 }))
  }
  const { timeZone } = context.get(pageRequest).settings
  return { ...list, place, messages: list.messages.map((message) => withDays(message, timeZone)) }
}

function withDays(message: ContactMessage, timeZone: string) {
  const day = (instant: string | null) => (instant ? dayWords(dayAt(new Date(instant), timeZone)) : '')
  // Of each its own: what is sent to one is told from what is sent to another.
  return { ...message, day: day(message.date), doneDay: day(message.done), answerKey: crypto.randomUUID() }
}

export type ShownMessage = ReturnType<typeof withDays>
