import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { Figures, FiguresTotal } from '#contract/figures.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { findRunningOut } from './find-running-out.ts'
import { inDollars } from './in-dollars.ts'
import type { InParts } from './in-parts.ts'
import { nameBeers } from './name-beers.ts'
import { ownCompany } from './own-company.ts'
import { type Rated, ratingOf, UNRATED } from './rated.ts'
import { type AskedPeriod, type Period, readPeriod } from './read-period.ts'
import { NOTHING_SOLD, type SoldInOrders } from './sold.ts'
import { sumReviews } from './sum-reviews.ts'
import { type SalesSums, sumSales } from './sum-sales.ts'
import { withPlan } from './sums/plan-spans.ts'

/**
 * How a company's sales go in a period, in days of the shop's time zone.
 * Refuses: user-not-found, for everybody but the company itself and admins; malformed, for a period that cannot be shown.
 */
export async function getFigures(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  asked: AskedPeriod,
  caller: SessionUser,
): Promise<Figures | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const period = readPeriod(asked, shopDay(env))
  if (isRefusal(period)) return period
  const zone = env.SHOP_TIMEZONE
  const [sales, reviews, runningOut] = await Promise.all([
    withPlan(db, period, zone, (tx, plan) => sumSales(tx, companyId, period, plan, zone)),
    sumReviews(db, companyId, period, zone),
    findRunningOut(db, companyId),
  ])
  const beers = await nameBeers(
    db,
    sales.bestBeers.map(({ beerId }) => beerId),
  )
  const { from, to } = period
  return {
    by: period.by,
    total: totalOf({ from, to }, sales.now, reviews.now),
    before: totalOf(period.before, sales.before, reviews.before),
    buckets: bucketsOf(period, sales, reviews),
    bestBeers: sales.bestBeers.map(({ beerId, ...sold }) => {
      const { name, image } = beers.get(beerId)!
      return { id: beerId, name, image, ...inDollars(sold) }
    }),
    runningOut,
  }
}

/** Every part of the period, those in which nothing happened too. */
function bucketsOf(period: Period, sales: SalesSums, reviews: InParts<Rated>): Figures['buckets'] {
  return period.parts.map(({ start, from, to }) => ({
    from,
    to,
    ...inDollars(sales.byStart.get(start) ?? NOTHING_SOLD),
    ...onWire(reviews.byStart.get(start) ?? UNRATED),
  }))
}

function totalOf(span: { from: string; to: string }, sold: SoldInOrders, rated: Rated): FiguresTotal {
  return { ...span, ...inDollars(sold), ...onWire(rated), orders: sold.orders }
}

const onWire = (rated: Rated) => ({ reviews: rated.reviews, rating: ratingOf(rated) })
