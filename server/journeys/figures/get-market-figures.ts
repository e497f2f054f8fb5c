import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { MarketFigures, MarketTotal } from '#contract/market-figures.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { countEvents, type EventCounts, NO_EVENTS } from './count-events.ts'
import { inDollars } from './in-dollars.ts'
import { nameBeers } from './name-beers.ts'
import { nameCompanies } from './name-companies.ts'
import { type AskedPeriod, readPeriod } from './read-period.ts'
import { NOTHING_SOLD, type Sold } from './sold.ts'
import { type Rated, sumReviews, UNRATED } from './sum-reviews.ts'
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
  const [sales, reviews, events] = await Promise.all([
    withPlan(db, period, zone, (tx, plan) => sumSales(tx, null, period, plan, zone)),
    sumReviews(db, null, period, zone),
    countEvents(db, period, zone),
  ])
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
    total: totalOf({ from, to }, sales.now, events.now, reviews.now),
    before: totalOf(period.before, sales.before, events.before, reviews.before),
    buckets: period.parts.map((part) => ({
      from: part.from,
      to: part.to,
      ...inDollars(sales.byStart.get(part.start) ?? NOTHING_SOLD),
      ...counted(events.byStart.get(part.start) ?? NO_EVENTS),
      ...(reviews.byStart.get(part.start) ?? UNRATED),
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

function totalOf(
  span: { from: string; to: string },
  sold: Sold,
  events: EventCounts,
  rated: Rated,
): MarketTotal {
  const { orders, paymentAttempts, failedPayments, ...more } = counted(events)
  return {
    ...span,
    ...inDollars(sold),
    ...rated,
    ...more,
    orders,
    paymentAttempts,
    failedPayments,
    averageOrder: orders ? dollarsFromCents(Math.round(sold.salesCents / orders)) : null,
    failedPercent: paymentAttempts ? Math.round((failedPayments / paymentAttempts) * 1000) / 10 : null,
  }
}

function counted({ paid, unpaid, buyer, company, rejected, tried }: EventCounts) {
  return {
    orders: paid,
    unpaidOrders: unpaid,
    newBuyers: buyer,
    newCompanies: company,
    paymentAttempts: rejected + tried,
    failedPayments: rejected,
  }
}
