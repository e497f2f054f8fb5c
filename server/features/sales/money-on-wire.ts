import { dollarsFromCents } from '#contract/money.ts'
import type { Sale } from '#contract/sales.ts'
import type { LineMoney } from './line-money.ts'

type Money = Pick<Sale, 'totalPrice' | 'refunded' | 'owed' | 'paidOut' | 'charge'>

/** The money of a sold line, or of many of one currency added up, as it goes on the wire. */
export function moneyOnWire(money: Omit<LineMoney, 'refundedUnits' | 'paidAt'>): Money {
  const { grossCents, refundedCents, owedCents, paidCents } = money
  const { currency, grossChargeCents, refundedChargeCents, owedChargeCents, paidChargeCents } = money
  return {
    ...amounts(grossCents, refundedCents, owedCents, paidCents),
    charge: {
      currency,
      ...amounts(grossChargeCents, refundedChargeCents, owedChargeCents, paidChargeCents),
      commission: dollarsFromCents(money.commissionCents),
      commissionTax: dollarsFromCents(money.commissionTaxCents),
      fee: dollarsFromCents(money.feeCents),
      net: dollarsFromCents(owedChargeCents + paidChargeCents),
    },
  }
}

/** Hundredths of one currency as they go on the wire. */
function amounts(grossCents: number, refundedCents: number, owedCents: number, paidCents: number) {
  return {
    totalPrice: dollarsFromCents(grossCents),
    refunded: dollarsFromCents(refundedCents),
    owed: dollarsFromCents(owedCents),
    paidOut: dollarsFromCents(paidCents),
  }
}
