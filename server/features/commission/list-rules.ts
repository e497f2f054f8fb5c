import { sql } from 'drizzle-orm'
import type { listCommissionRules as call } from '#contract/commission.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { ruleBefore } from '../../commission/rule-before.ts'
import { rulesInOrder } from '../../commission/rules-in-order.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { standingOn, termsOnWire } from './rule-on-wire.ts'
import { seenAs } from './seen-as.ts'

/** The rules in their order, how each stands today, and the breweries that one can be for. */
export async function listRules({ db, env }: Pick<Services, 'db' | 'env'>): Promise<ResponseOf<typeof call>> {
  const today = shopDay(env)
  const [rules, breweries] = await Promise.all([
    rulesInOrder(db, env.SHOP_TIMEZONE),
    db.execute<{ id: string; name: string }>(sql`
      SELECT id, shown_name(id) AS name FROM companies WHERE user_id IS NOT NULL ORDER BY name_key, id`),
  ])
  return {
    rules: rules.map((rule, place) => ({
      id: rule.id,
      company: rule.companyId === null ? null : { id: rule.companyId, name: rule.company! },
      type: rule.type,
      from: rule.startsOn,
      until: rule.endsOn,
      ...termsOnWire(rule),
      standing: standingOn(today, rule),
      behind: ruleBefore(rules, place)?.id ?? null,
      changedAt: rule.changedAt,
    })),
    seen: seenAs(rules),
    breweries: breweries.rows,
    today,
  }
}
