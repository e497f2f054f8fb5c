import type { ResponseOf } from '#contract/endpoint.ts'
import { LEAST_RATED } from '#contract/limits.ts'
import { type Recommendation, recommend } from '#contract/recommendations.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { reasonWords } from './reason-words.ts'
import { type KeptTaste, readTaste } from './taste-cookie.server.ts'

/** A beer with why it is recommended, worded here so that no script holds the words. */
export type Worded = Omit<Recommendation, 'reason'> & { why: string }

export type Recommended = {
  /** What the browser keeps. */
  kept: KeptTaste
  /** Null where nobody asked: nothing is to be recommended, or neither dials nor ratings can be known; or where it cannot be told now. */
  answer: (Omit<ResponseOf<typeof recommend>, 'beers'> & { beers: Worded[] }) | null
  failed: boolean
  /** Whether more can be recommended once the reader has said what they like. */
  knowsTooLittle: boolean
}

/** What is recommended to who asks for a page. */
export async function readRecommended(context: PageContext): Promise<Recommended> {
  const [kept, user] = await Promise.all([readTaste(context), sessionUser(context)])
  const isAsked = !kept.isOff && (kept.dials || user?.role === 'Person')
  const nobody = { kept, answer: null, failed: false, knowsTooLittle: !user }
  if (!isAsked) return nobody
  const query = Object.fromEntries(
    Object.entries(kept.dials ?? {}).map(([taste, step]) => [taste, String(step)]),
  )
  const answer = await tryApi(context, recommend, { query })
  if (!answer.ok) return { ...nobody, failed: true, knowsTooLittle: false }
  const beers = answer.value.beers.map(({ reason, ...beer }) => ({ ...beer, why: reasonWords(beer, reason) }))
  const knowsTooLittle = !kept.dials && answer.value.ratings < LEAST_RATED
  return { kept, answer: { ...answer.value, beers }, failed: false, knowsTooLittle }
}
