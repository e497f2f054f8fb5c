import { sql } from 'drizzle-orm'
import type { Charge, RateOnWire } from '#contract/charge.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Quote } from './quote.ts'

/** A quote as calls tell it. */
export function rateOnWire({ currency, rate, source, at }: Quote): RateOnWire {
  return { chargeCurrency: currency, rate, rateSource: source, rateAt: at?.toISOString() ?? null }
}

/** SQL of `orders`: a JSON object of what was frozen on the order, `charged` in hundredths. */
export const keptCharge = sql`json_build_object('chargeCurrency', charge_currency, 'charged', charge_cents,
  'rate', trim_scale(orders.rate)::text, 'rateSource', rate_source, 'rateAt', rate_at)`

/** The same as calls tell it: `charged` in whole units and hundredths. */
export function chargeOnWire({ charged, rateAt, ...charge }: Charge): Charge {
  return { ...charge, charged: dollarsFromCents(charged), rateAt: rateAt && new Date(rateAt).toISOString() }
}
