import { dollarsFromCents } from '#contract/money.ts'

/** How a company stands with the shop, as the database says it: cents and instants. */
export type OwedRow = {
  companyId: string
  company: string
  seller: string
  owedCents: number
  sales: number
  oldestSale: string | null
  unsentCents: number
  unsentSales: number
  lastPaidAt: string | null
  lastPaidCents: number | null
}

/** The same as it goes on the wire. */
export function asOwedCompany({
  owedCents,
  oldestSale,
  unsentCents,
  unsentSales,
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
    owed: dollarsFromCents(owedCents),
    sales,
    oldestSale: isoInstant(oldestSale),
    unsent: dollarsFromCents(unsentCents),
    unsentSales,
    lastPayout: lastPaidAt
      ? { date: new Date(lastPaidAt).toISOString(), amount: dollarsFromCents(lastPaidCents!) }
      : null,
  }
}

function isoInstant(instant: string | null): string | null {
  return instant && new Date(instant).toISOString()
}
