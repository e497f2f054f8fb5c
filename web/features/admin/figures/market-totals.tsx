import type { MarketFigures } from '#contract/market-figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as marketFiguresTexts from '#contract/texts/market-figures.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { ratingWords } from '#web/ui/rating-words.ts'
import { comparePeriods } from '#web/ui/totals/compare-periods.ts'
import { TotalList } from '#web/ui/totals/total-list.tsx'

/** The market's period in large numbers, each beside what it was in as many days before. */
export function MarketTotals({
  total,
  before,
  days,
}: Pick<MarketFigures, 'total' | 'before'> & { days: number }) {
  const t = useText()
  const { compare, was } = comparePeriods(t, total, before, days)
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  const average = (amount: number | null) => (amount === null ? t(accountWords.nothing) : dollars(amount))
  const share = ({ failedPercent }: typeof total) =>
    failedPercent === null ? t(accountWords.nothing) : t(marketFiguresTexts.percent, percentOf(failedPercent))
  return (
    <TotalList
      totals={[
        { name: t(figuresTexts.sales), ...compare(({ sales }) => sales, dollars) },
        {
          name: t(accountWords.refunded),
          value: dollars(total.refunded),
          change: was(dollars(before.refunded)),
        },
        { name: t(accountWords.units), ...compare(({ units }) => units, String) },
        { name: t(adminWords.paidOrders), ...compare(({ orders }) => orders, String) },
        {
          name: t(marketFiguresTexts.averageOrder),
          value: average(total.averageOrder),
          change: was(average(before.averageOrder)),
        },
        { name: t(adminWords.unpaidOrders), ...compare((each) => each.unpaidOrders, String) },
        { name: t(adminWords.paymentAttempts), ...compare((each) => each.paymentAttempts, String) },
        { name: t(adminWords.rejectedPayments), ...compare((each) => each.failedPayments, String) },
        { name: t(marketFiguresTexts.failedShare), value: share(total), change: was(share(before)) },
        { name: t(adminWords.newBuyers), ...compare((each) => each.newBuyers, String) },
        { name: t(adminWords.newBreweries), ...compare((each) => each.newCompanies, String) },
        {
          name: t(figuresTexts.reviews),
          value: String(total.reviews),
          change: `${t(marketFiguresTexts.mean, { rating: ratingWords(t, total.rating) })} ${was(
            beforeWords(before.reviews, ratingWords(t, before.rating)),
          )}`,
        },
      ]}
    />
  )
}

/** 33.3 → '33,3'. */
function percentOf(percent: number) {
  return { percent: numberText(percent) }
}

/** 12 reviews with a mean of 4.3 → '12 (4,3 de 5)'. */
function beforeWords(reviews: number, rating: string): string {
  return reviews ? `${reviews} (${rating})` : String(reviews)
}
