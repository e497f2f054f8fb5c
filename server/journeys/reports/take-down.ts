import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { ReportedThing } from '#contract/report-words.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beers } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { judgeReviewIn } from '../../features/reviews/judge-review.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { changeBeerIn } from '../catalogue/change-beer-for-admin.ts'
import { COMPANY } from '../people/company-kind.ts'
import { switchPersonIn } from '../people/switch-person.ts'

/**
 * Takes a beer or a company off, or hides a review, as an admin does on its own page, who is told the reason included. What is
 * so already stays so. Refuses as those do.
 */
export async function takeDown(
  tx: Transaction,
  { env, jobs, media }: Pick<Services, 'env' | 'jobs' | 'media'>,
  { kind, subject }: { kind: ReportedThing; subject: string },
  reason: string,
  actor: Actor,
): Promise<Refusal | undefined> {
  if (kind === 'review') {
    const judged = await judgeReviewIn(tx, { jobs }, subject, { hidden: true, reason }, actor)
    return isRefusal(judged) && judged.refused !== 'already-hidden' ? judged : undefined
  }
  if (kind === 'company') {
    const switched = await switchPersonIn(tx, { jobs }, COMPANY, actor, {
      id: subject,
      status: false,
      reason,
    })
    return isRefusal(switched) ? switched : undefined
  }
  const [beer] = await tx.select({ companyId: beers.companyId }).from(beers).where(eq(beers.id, subject))
  const change = { companyId: beer!.companyId, status: false, reason }
  return changeBeerIn(tx, { jobs, media }, subject, change, { actor, reviews: [], today: shopDay(env) })
}
