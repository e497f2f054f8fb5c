import { ENDS_SOON_DAYS, LOW_STOCK, PACE_DAYS } from '#contract/limits.ts'
import { soldLatelyOf } from './sold-lately.ts'

/** SQL about a row of `beers` that is called `beer` there: how fast it sells, and how long what is left of it lasts. */

/** Over how many days its pace is measured: the last 30, or its life so far. */
export function paceDaysOf(beer: string): string {
  return `least(greatest(ceil(extract(epoch FROM now() - ${beer}.created_at) / 86400), 1), ${PACE_DAYS})::int`
}

/** Whether so few are left to buy that everybody is told, none included. */
export function isLow(beer: string): string {
  return `(${beer}.on_hand - ${beer}.reserved) <= ${LOW_STOCK}`
}

/**
 * Whether it is there and will not be for long: few are left, or all will be gone in a week. What has never sold so much (units that came back are none) is told before
 * movements are read: a shelf of thousands costs no more than what sells of it.
 */
export function endsSoon(beer: string): string {
  const left = `(${beer}.on_hand - ${beer}.reserved)`
  const sooner = (units: string) =>
    `${left}::bigint * ${paceDaysOf(beer)} < ${ENDS_SOON_DAYS + 1} * ${units}::bigint`
  return `CASE WHEN ${left} > 0 AND ${isLow(beer)} THEN true
    WHEN ${left} > 0 AND (${beer}.price_cents = 0 OR ${sooner(`${beer}.units_sold`)})
    THEN ${sooner(soldLatelyOf(`${beer}.id`))} ELSE false END`
}
