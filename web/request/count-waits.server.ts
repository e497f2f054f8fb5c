import type { SessionUser } from '#contract/identity.ts'
import { countWaits, type Waits } from '#contract/today.ts'
import { tryApi } from '#web/api.ts'
import type { PageContext } from './page-request.ts'

/** What waits for whoever works here, for the tabs of their pages; null for everybody else, and where it cannot be told. */
export async function readWaits(context: PageContext, user: SessionUser | null): Promise<Waits | null> {
  const works = user && user.role !== 'Person' && user.team?.role !== 'none'
  if (!works) return null
  const answer = await tryApi(context, countWaits, {})
  return answer.ok ? answer.value : null
}
