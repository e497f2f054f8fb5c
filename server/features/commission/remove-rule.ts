import { eq, sql } from 'drizzle-orm'
import type { removeCommissionRule as call } from '#contract/commission.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { commissionRules } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { lockRules } from './lock-rules.ts'
import { placeRules } from './place-rules.ts'
import { ruleFacts } from './rule-facts.ts'

/** Removes a rule: it holds for no payment from now on. Refuses: commission-rules-changed; not-found. */
export async function removeRule(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  { seen, reason }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return db.transaction(async (tx) => {
    const rules = await lockRules(tx, env.SHOP_TIMEZONE, seen)
    if (isRefusal(rules)) return rules
    const at = rules.findIndex((each) => each.id === id)
    const rule = rules[at]
    if (!rule) return refuse('not-found')
    await tx
      .update(commissionRules)
      .set({ removedAt: sql`clock_timestamp()` })
      .where(eq(commissionRules.id, id))
    await placeRules(tx, rules.map((each) => each.id).toSpliced(at, 1))
    await recordAudit(tx, actor, {
      action: 'commission-rule-removed',
      subject: { kind: 'commission-rule', id },
      reason,
      facts: { companyId: rule.companyId, place: at + 1, ...ruleFacts(rule) },
    })
    return { id }
  })
}
