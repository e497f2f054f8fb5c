import { eq, sql } from 'drizzle-orm'
import type { addCommissionRule, changeCommissionRule } from '#contract/commission.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { COMMISSION_RULES_MAX } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { commissionRules, companies } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { covers, type Fit, isSameFit } from '../../commission/rule-before.ts'
import type { RuleRow } from '../../commission/rules-in-order.ts'
import type { Services } from '../../services.ts'
import { lockRules } from './lock-rules.ts'
import { placeRules } from './place-rules.ts'
import { changedFacts, ruleFacts } from './rule-facts.ts'
import { termsInBooks } from './rule-on-wire.ts'

type Body = BodyOf<typeof addCommissionRule>

/**
 * A new rule, put before the first one that would always hold in its place; else at the end.
 * Refuses: commission-rules-changed; user-not-found (no such brewery); commission-rule-twice; commission-rules-full.
 */
export async function addRule(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { seen, ...body }: Body,
  actor: Actor,
): Promise<ResponseOf<typeof addCommissionRule> | Refusal> {
  return db.transaction(async (tx) => {
    const rules = await lockRules(tx, env.SHOP_TIMEZONE, seen)
    if (isRefusal(rules)) return rules
    if (rules.length >= COMMISSION_RULES_MAX) {
      return refuse('commission-rules-full', { most: COMMISSION_RULES_MAX })
    }
    const written = asWritten(body)
    const refused = await refuseRule(tx, rules, written)
    if (refused) return refused
    const hiding = rules.findIndex((rule) => covers(rule, written))
    const at = hiding < 0 ? rules.length : hiding
    const [added] = await tx
      .insert(commissionRules)
      .values({ ...written, place: at + 1 })
      .returning({ id: commissionRules.id })
    const { id } = added!
    await placeRules(tx, rules.map((rule) => rule.id).toSpliced(at, 0, id))
    await recordAudit(tx, actor, {
      action: 'commission-rule-added',
      subject: { kind: 'commission-rule', id },
      facts: { companyId: written.companyId, place: at + 1, ...ruleFacts(written) },
    })
    return { id }
  })
}

/** Changes a rule where it stands. Refuses: as for a new one; not-found. */
export async function changeRule(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  { seen, ...body }: BodyOf<typeof changeCommissionRule>,
  actor: Actor,
): Promise<ResponseOf<typeof changeCommissionRule> | Refusal> {
  return db.transaction(async (tx) => {
    const rules = await lockRules(tx, env.SHOP_TIMEZONE, seen)
    if (isRefusal(rules)) return rules
    const rule = rules.find((each) => each.id === id)
    if (!rule) return refuse('not-found')
    const written = asWritten(body)
    const refused = await refuseRule(tx, rules, written, id)
    if (refused) return refused
    const { before, after } = changedFacts(rule, written)
    const isMoved = rule.companyId !== written.companyId
    if (!isMoved && Object.keys(after).length === 0) return { id }
    await tx
      .update(commissionRules)
      .set({ ...written, changedAt: sql`clock_timestamp()` })
      .where(eq(commissionRules.id, id))
    await recordAudit(tx, actor, {
      action: 'commission-rule-changed',
      subject: { kind: 'commission-rule', id },
      facts: {
        companyId: written.companyId,
        ...(isMoved && { formerCompanyId: rule.companyId }),
        ...{ before, after },
      },
    })
    return { id }
  })
}

function asWritten({ companyId, type, from, until, ...terms }: Omit<Body, 'seen'>) {
  return {
    ...{ companyId: companyId ?? null, type: type ?? null, startsOn: from ?? null, endsOn: until ?? null },
    ...termsInBooks(terms),
  }
}

/** @param id the rule that is written, where it stands in the list already */
async function refuseRule(
  tx: Transaction,
  rules: readonly RuleRow[],
  written: Fit,
  id?: string,
): Promise<Refusal | undefined> {
  const twin = rules.findIndex((rule) => rule.id !== id && isSameFit(rule, written))
  if (twin >= 0) return refuse('commission-rule-twice', { place: twin + 1 })
  if (written.companyId === null) return undefined
  const found = await tx.$count(companies, eq(companies.id, written.companyId))
  return found ? undefined : refuse('user-not-found')
}
