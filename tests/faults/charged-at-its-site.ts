import type { Pool } from 'pg'
import { expect } from 'vitest'
import { PAYMENT_SITES } from '#contract/charge-currencies.ts'
import { siteOfTrial } from './trial-sites.ts'

/** Whatever was bought in a trial was charged in the currency of the site at which it takes money. */
export async function expectChargedAtItsSite(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ currency: string }>(
    'SELECT DISTINCT charge_currency AS currency FROM orders WHERE charge_cents > 0',
  )
  const { currency } = PAYMENT_SITES[siteOfTrial()]
  expect(rows.filter((each) => each.currency !== currency)).toEqual([])
}
