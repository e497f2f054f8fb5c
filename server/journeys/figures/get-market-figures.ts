import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { MarketFigures, MarketTotal } from '#contract/market-figures.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { countEvents } from './count-events.ts'
import { type Events, NO_EVENTS } from './events.ts'
import { inDollars } from './in-dollars.ts'
import { nameBeers } from './name-beers.ts'
import { nameCompanies } from './name-companies.ts'
import { ratingOf } from './rated.ts'
import { type AskedPeriod, readPeriod } from './read-period.ts'
import { NOTHING_SOLD, type SoldInOrders } from './sold.ts'
import { sumSales } from './sum-sales.ts'
import { withPlan } from './sums/plan-spans.ts'

/**
 * How the whole market goes in a period, in days of the shop's time zone. Refuses: malformed, for a period that cannot be
 * shown.
 */
export async function getMarketFigures(
  { db, env }: Pick<Services, 'db' | 'env'>,
  asked: AskedPeriod,
): Promise<MarketFigures | Refusal> {
  const period = readPeriod(asked, shopDay(env))
  if (isRefusal(period)) return period
  const zone = env.SHOP_TIMEZONE
  const { sales, events } = await withPlan(db, period, zone, async (tx, plan) => ({
    sales: await sumSales(tx, null, period, plan, zone),
    events: await countEvents(tx, period, plan, zone),
  }))
  const { bestBeers, bestCompanies } = sales
  const [beers, companies] = await Promise.all([
    nameBeers(
      db,
      bestBeers.map(({ beerId }) => beerId),
    ),
    nameCompanies(
      db,
      bestCompanies.map(({ companyId }) => companyId),
    ),
  ])
  const { from, to } = period
  return {
    by: period.by,
    total: totalOf({ from, to }, sales.now, events.now),
    before: totalOf(period.before, sales.before, events.before),
    buckets: period.parts.map((part) => ({
      from: part.from,
      to: part.to,
      ...onWire(sales.byStart.get(part.start) ?? NOTHING_SOLD, events.byStart.get(part.start) ?? NO_EVENTS),
    })),
    bestCompanies: bestCompanies.map(({ companyId, ...sold }) => ({
      id: companyId,
      ...companies.get(companyId)!,
      ...inDollars(sold),
    })),
    bestBeers: bestBeers.map(({ beerId, ...sold }) => ({
      id: beerId,
      ...beers.get(beerId)!,
      ...inDollars(sold),
    })),
  }
}

function totalOf(span: { from: string; to: string }, sold: SoldInOrders, events: Events): MarketTotal {
  const { paymentAttempts, failedPayments } = events
  return {
    ...span,
    ...onWire(sold, events),
    averageOrder: sold.orders ? dollarsFromCents(Math.round(sold.salesCents / sold.orders)) : null,
    failedPercent: paymentAttempts ? Math.round((failedPayments / paymentAttempts) * 1000) / 10 : null,
  }
}

function onWire(sold: SoldInOrders, events: Events) {
  const { ratingSum: _, ...counts } = events
  return { ...inDollars(sold), orders: sold.orders, ...counts, rating: ratingOf(events) }
}
