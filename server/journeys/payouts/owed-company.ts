import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { dollarsFromCents } from '#contract/money.ts'

/** How a company stands with the shop in one currency, as the database says it: hundredths and instants. */
export type OwedRow = {
  companyId: string
  company: string
  seller: string
  currency: ChargeCurrency
  owedCents: number
  owedDollarCents: number
  sales: number
  oldestSale: string | null
  pendingCents: number
  pendingDollarCents: number
  pendingSales: number
  lastPaidAt: string | null
  lastPaidCents: number | null
}

/** The same as it goes on the wire. */
export function asOwedCompany({
  currency,
  owedCents,
  owedDollarCents,
  oldestSale,
  pendingCents,
  pendingDollarCents,
  pendingSales,
  lastPaidAt,
  lastPaidCents,
  companyId,
  company,
  seller,
  sales,
}: OwedRow) {
  return {
    companyId,
    company,
    seller,
    currency,
    owed: dollarsFromCents(owedCents),
    owedDollars: dollarsFromCents(owedDollarCents),
    sales,
    oldestSale: isoInstant(oldestSale),
    pending: dollarsFromCents(pendingCents),
    pendingDollars: dollarsFromCents(pendingDollarCents),
    pendingSales,
    lastPayout: lastPaidAt
      ? { date: new Date(lastPaidAt).toISOString(), amount: dollarsFromCents(lastPaidCents!) }
      : null,
  }
}

function isoInstant(instant: string | null): string | null {
  return instant && new Date(instant).toISOString()
}
