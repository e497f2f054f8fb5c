import { eq, sql } from 'drizzle-orm'
import type { moveCommissionRule as call } from '#contract/commission.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { commissionRules } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { lockRules } from './lock-rules.ts'
import { placeRules } from './place-rules.ts'

/** Moves a rule by one place; at an end of the list it stays. Refuses: commission-rules-changed; not-found. */
export async function moveRule(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  { to, seen }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return db.transaction(async (tx) => {
    const rules = await lockRules(tx, env.SHOP_TIMEZONE, seen)
    if (isRefusal(rules)) return rules
    const ids = rules.map((rule) => rule.id)
    const at = ids.indexOf(id)
    if (at < 0) return refuse('not-found')
    const next = to === 'up' ? at - 1 : at + 1
    if (next < 0 || next >= ids.length) return { id }
    await placeRules(tx, ids.toSpliced(at, 1).toSpliced(next, 0, id))
    await tx
      .update(commissionRules)
      .set({ changedAt: sql`clock_timestamp()` })
      .where(eq(commissionRules.id, id))
    await recordAudit(tx, actor, {
      action: 'commission-rule-moved',
      subject: { kind: 'commission-rule', id },
      facts: { companyId: rules[at]!.companyId, before: { place: at + 1 }, after: { place: next + 1 } },
    })
    return { id }
  })
}
