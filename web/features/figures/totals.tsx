import type { Figures } from '#contract/figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { useText } from '#web/texts.ts'
import { ratingWords } from '#web/ui/rating-words.ts'
import { comparePeriods } from '#web/ui/totals/compare-periods.ts'
import { TotalList } from '#web/ui/totals/total-list.tsx'

/** The period in large numbers, each beside what it was in as many days before. */
export function Totals({ total, before, days }: Pick<Figures, 'total' | 'before'> & { days: number }) {
  const t = useText()
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  const { compare, was } = comparePeriods(t, total, before, days)
  return (
    <TotalList
      totals={[
        { name: t(figuresTexts.sales), ...compare(({ sales }) => sales, dollars) },
        { name: t(accountWords.units), ...compare(({ units }) => units, String) },
        { name: t(accountWords.orders), ...compare(({ orders }) => orders, String) },
        {
          name: t(accountWords.refunded),
          value: dollars(total.refunded),
          change: was(dollars(before.refunded)),
        },
        { name: t(figuresTexts.reviews), ...compare(({ reviews }) => reviews, String) },
        {
          name: t(accountWords.averageRating),
          value: ratingWords(t, total.rating),
          ...(before.rating !== null && { change: was(ratingWords(t, before.rating)) }),
        },
      ]}
    />
  )
}
