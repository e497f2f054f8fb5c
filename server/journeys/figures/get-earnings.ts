import type { Earned, Earnings } from '#contract/earnings.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { added, type EarnedCents, NOTHING_EARNED } from './earned.ts'
import { nameCompanies } from './name-companies.ts'
import { type AskedPeriod, readPeriod } from './read-period.ts'
import { sumEarnings } from './sum-earnings.ts'
import { withPlan } from './sums/plan-spans.ts'

/**
 * What the shop earned in a period, in days of the shop's time zone. Refuses: malformed, for a period that cannot be shown.
 */
export async function getEarnings(
  { db, env }: Pick<Services, 'db' | 'env'>,
  asked: AskedPeriod,
): Promise<Earnings | Refusal> {
  const period = readPeriod(asked, shopDay(env))
  if (isRefusal(period)) return period
  const sums = await withPlan(db, period, env.SHOP_TIMEZONE, (tx, plan) =>
    sumEarnings(tx, period, plan, env.SHOP_TIMEZONE),
  )
  const names = await nameCompanies(db, [
    ...new Set(sums.flatMap(({ companies }) => companies.map(({ companyId }) => companyId))),
  ])
  const { from, to, by, before, parts } = period
  return {
    ...{ by, from, to, before },
    currencies: sums.map(({ currency, before: wasEarned, byStart, companies, styles }) => ({
      currency,
      total: onWire([...byStart.values()].reduce((sum, each) => added(sum, each), NOTHING_EARNED)),
      before: onWire(wasEarned),
      buckets: parts.map((part) => ({
        ...{ from: part.from, to: part.to },
        ...onWire(byStart.get(part.start) ?? NOTHING_EARNED),
      })),
      companies: companies.map(({ companyId, ...cents }) => ({
        ...{ id: companyId, company: names.get(companyId)!.company },
        ...onWire(cents),
      })),
      styles: styles.map(({ type, ...cents }) => ({ type, ...onWire(cents) })),
    })),
  }
}

/** Hundredths → amounts, with what is left to the shop. */
export function onWire({ gross, refunded, commission, tax, fees }: EarnedCents): Earned {
  return {
    gross: dollarsFromCents(gross),
    refunded: dollarsFromCents(refunded),
    commission: dollarsFromCents(commission),
    tax: dollarsFromCents(tax),
    fees: dollarsFromCents(fees),
    net: dollarsFromCents(commission - fees),
  }
}
