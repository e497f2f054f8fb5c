import type { ResponseOf } from '#contract/endpoint.ts'
import { type Recommendation, recommend } from '#contract/recommendations.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { reasonWords } from './reason-words.ts'
import { readTaste } from './taste-cookie.server.ts'

/** A beer with why it is recommended, worded here so that no script holds the words. */
export type Worded = Omit<Recommendation, 'reason'> & { why: string }

/** `answer` is null where nobody asked: nothing is to be recommended, or neither dials nor ratings can be known; or where it cannot be told now. */
type Recommended = {
  isOff: boolean
  answer: (Omit<ResponseOf<typeof recommend>, 'beers'> & { beers: Worded[] }) | null
  failed: boolean
}

/** What is recommended to who asks for a page. */
export async function readRecommended(context: PageContext): Promise<Recommended> {
  const { isOff, dials } = readTaste(context)
  const user = isOff || dials ? null : await sessionUser(context)
  if (isOff || (!dials && user?.role !== 'Person')) return { isOff, answer: null, failed: false }
  const query = Object.fromEntries(Object.entries(dials ?? {}).map(([taste, step]) => [taste, String(step)]))
  const answer = await tryApi(context, recommend, { query })
  if (!answer.ok) return { isOff, answer: null, failed: true }
  const beers = answer.value.beers.map(({ reason, ...beer }) => ({ ...beer, why: reasonWords(beer, reason) }))
  return { isOff, answer: { ...answer.value, beers }, failed: false }
}
