import type { ExchangedCurrency } from '#contract/charge-currencies.ts'
import type { Database } from '#database/open-pool.ts'
import { exchangeRates } from '#database/schema.ts'

/** What a dollar costs in tests, odd on purpose: what is rounded is seen to be. */
export const TEST_RATES: Record<ExchangedCurrency, string> = {
  ARS: '1417.255',
  BRL: '5.4321',
  CLP: '955.5',
  COP: '4012.37',
  MXN: '18.4217',
  PEN: '3.5613',
  UYU: '39.871',
}

/** One young rate of each currency, as the payment provider tells them. */
export async function writeTestRates(db: Database): Promise<void> {
  await db.insert(exchangeRates).values(
    Object.entries(TEST_RATES).map(([currency, rate]) => ({
      ...{ currency: currency as ExchangedCurrency, rate, source: 'mercado-pago' as const },
      state: 'usable' as const,
    })),
  )
}
