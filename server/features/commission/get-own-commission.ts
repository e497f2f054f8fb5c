import { eq } from 'drizzle-orm'
import type { getOwnCommission as call, OwnCommissionRule } from '#contract/commission.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { companies } from '#database/schema.ts'
import { ruleBefore } from '../../commission/rule-before.ts'
import { type RuleRow, rulesInOrder } from '../../commission/rules-in-order.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { standingOn, termsOnWire } from './rule-on-wire.ts'

/**
 * By which rules the shop keeps a part of a company's sales, today and later; none that is over, never reached, or somebody
 * else's. Refuses: user-not-found (no such company, or somebody else's).
 */
export async function getOwnCommission(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const isKeeper = caller.role === 'Admin' || caller.id === id.toLowerCase()
  if (!isKeeper || !isUuid(id)) return refuse('user-not-found')
  if (!(await db.$count(companies, eq(companies.id, id)))) return refuse('user-not-found')
  const today = shopDay(env)
  const rules = await rulesInOrder(db, env.SHOP_TIMEZONE, id)
  const met = rules.filter((_, place) => !ruleBefore(rules, place))
  const told = (standing: 'running' | 'coming') =>
    met.filter((rule) => standingOn(today, rule) === standing).map(ownRule)
  return { running: told('running'), coming: told('coming') }
}

function ownRule(rule: RuleRow): OwnCommissionRule {
  const { type, startsOn, endsOn, companyId, changedOn } = rule
  const since = startsOn && startsOn > changedOn ? startsOn : changedOn
  return {
    ...{ type, from: startsOn, until: endsOn, ...termsOnWire(rule) },
    ...{ isOwn: companyId !== null, since },
  }
}
