import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { getOrderThread, type OrderThread, readOrderThread } from '#contract/order-messages.ts'
import { tryApi } from '#web/api.ts'
import { pageNotFound } from '#web/request/page-not-found.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import { threadPageOf } from './thread-address.ts'

type ThreadId = { orderId: string; companyId: string }

/**
 * A thread as one of the two reads it, each message with `when` in words; and what they have looked at is known from then on.
 * `newKey` is the next message's: a second click is told by it from a second message.
 * @throws the page's 404 where there is no such thread of theirs, and any other refusal
 */
export async function showThread(context: PageContext, params: ThreadId, query: URLSearchParams) {
  const shown = await readThread(context, params, query)
  const newest = shown.messages.at(-1)
  if (newest && shown.messages.some(({ isNew }) => isNew)) {
    await tryApi(context, readOrderThread, { params, body: { until: newest.id } })
  }
  return shown
}

/** The same for whoever only reads it, as admins do. */
export async function readThread(context: PageContext, params: ThreadId, query: URLSearchParams) {
  const page = threadPageOf(query)
  const answer = await tryApi(context, getOrderThread, { params, query: { pag: String(page) } })
  if (!answer.ok) throw answer.status === 404 ? pageNotFound() : data(answer.error, { status: answer.status })
  return { ...inWords(answer.value, context.get(pageRequest).settings.timeZone), page, newKey: randomUUID() }
}

function inWords(thread: OrderThread, timeZone: string) {
  const when = momentWords(timeZone)
  return { ...thread, messages: thread.messages.map((each) => ({ ...each, when: when(each.at) })) }
}

export type ShownThread = Awaited<ReturnType<typeof readThread>>

/** The pictures of the newest messages of a thread, oldest first; none where nobody wrote. Marks nothing as looked at. */
export async function threadPictures(context: PageContext, params: ThreadId) {
  const answer = await tryApi(context, getOrderThread, { params, query: {} })
  return answer.ok ? answer.value.messages.flatMap(({ pictures }) => pictures) : []
}
