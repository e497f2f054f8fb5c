import { sql } from 'drizzle-orm'

/**
 * Whether the buyer's bank has the money of a payment, or asks it back and nobody has decided yet. Of a chargeback that was won
 * the money is ours again, though the payment stays `charged_back` at the provider for good. A condition on `payments`.
 */
export const bankHasIt = sql`EXISTS (
  SELECT FROM chargebacks WHERE chargebacks.payment_id = payments.provider_id AND chargebacks.state <> 'won')`
