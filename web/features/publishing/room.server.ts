import type { SessionUser } from '#contract/identity.ts'
import { getRoom } from '#contract/publishing.ts'
import { callApi } from '#web/api.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentWords } from '#web/ui/moment-words.ts'

/** How many beers a seller may still publish; `when` is when there is room again, in words. */
export async function showRoom(context: PageContext, user: SessionUser) {
  const room = await callApi(context, getRoom, { params: { id: user.id } })
  const moment = momentWords(context.get(pageRequest).settings.timeZone)
  return { ...room, when: room.againAt && moment(room.againAt) }
}
export type ShownRoom = Awaited<ReturnType<typeof showRoom>>
