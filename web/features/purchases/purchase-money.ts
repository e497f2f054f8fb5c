import { formatCents } from '#contract/money.ts'
import { unbroken } from '#contract/site-money.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import type { useText } from '#web/texts.ts'

type Say = ReturnType<typeof useText>

/** What a unit cost, as the specification writes it in *Mis compras*: 350 → 'US$ 3.50'. */
export function unitPriceText(t: Say, cents: number): string {
  return unbroken(t(purchasesTexts.unitPrice, { price: formatCents(cents) }))
}

/** Every other amount of that page, as the specification writes its totals: 350 → '3.50 Usd'. */
export function totalPriceText(t: Say, cents: number): string {
  return unbroken(t(purchasesTexts.totalPrice, { price: formatCents(cents) }))
}
