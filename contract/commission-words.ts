import type { CommissionTerms } from './commission.ts'
import { centsFromDollars, priceText } from './money.ts'
import * as commissionTexts from './texts/commission.ts'
import { dayWords } from './texts/days.ts'
import { numberText } from './texts/numbers.ts'
import { textOf } from './texts/text.ts'

/** What a rule keeps, in the reader's words: '12,5 % del precio + U$S 0,50 por unidad, más 21 % de impuesto sobre eso'. */
export function termsWords({ percent, fixed, taxPercent }: CommissionTerms): string {
  const ofPrice = textOf(commissionTexts.ofPrice, { percent: numberText(percent) })
  const ofUnit = textOf(commissionTexts.ofUnit, { fixed: priceText(centsFromDollars(fixed)) })
  if (!percent && !fixed) return textOf(commissionTexts.nothingKept)
  const kept = percent && fixed ? `${ofPrice} + ${ofUnit}` : percent ? ofPrice : ofUnit
  const tax = textOf(commissionTexts.taxOnIt, { percent: numberText(taxPercent) })
  return taxPercent ? `${kept}, ${tax}` : kept
}

/** When a rule holds, in the reader's words. @param from,until days of the shop, both included; null: open */
export function periodWords({ from, until }: { from: string | null; until: string | null }): string {
  const days = { from: from ? dayWords(from) : '', until: until ? dayWords(until) : '' }
  if (from && until) return textOf(commissionTexts.between, days)
  if (from) return textOf(commissionTexts.fromDay, days)
  return until ? textOf(commissionTexts.untilDay, days) : textOf(commissionTexts.always)
}
