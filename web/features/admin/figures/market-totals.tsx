import type { MarketFigures } from '#contract/market-figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { useText } from '#web/texts.ts'
import { ratingWords } from '#web/ui/rating-words.ts'
import { comparePeriods } from '#web/ui/totals/compare-periods.ts'
import { TotalList } from '#web/ui/totals/total-list.tsx'
import { percentWords } from './percent-words.ts'

/** The market's period in large numbers, each beside what it was in as many days before. */
export function MarketTotals({
  total,
  before,
  days,
}: Pick<MarketFigures, 'total' | 'before'> & { days: number }) {
  const t = useText()
  const { compare, was } = comparePeriods(t, total, before, days)
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  const average = (amount: number | null) => (amount === null ? t('marketFigures.none') : dollars(amount))
  const failed = ({ failedPayments, failedPercent, paymentAttempts }: typeof total) =>
    failedPercent === null
      ? String(failedPayments)
      : t('marketFigures.failedOf', {
          failed: failedPayments,
          percent: percentWords(failedPercent),
          attempts: paymentAttempts,
        })
  return (
    <TotalList
      totals={[
        { name: t('figures.sales'), ...compare(({ sales }) => sales, dollars) },
        {
          name: t('figures.refunded'),
          value: dollars(total.refunded),
          change: was(dollars(before.refunded)),
        },
        { name: t('marketFigures.paidOrders'), ...compare(({ orders }) => orders, String) },
        {
          name: t('marketFigures.averageOrder'),
          value: average(total.averageOrder),
          change: was(average(before.averageOrder)),
        },
        { name: t('marketFigures.unpaidOrders'), ...compare((each) => each.unpaidOrders, String) },
        {
          name: t('marketFigures.failedPayments'),
          value: failed(total),
          change: was(failed(before)),
        },
        { name: t('marketFigures.newBuyers'), ...compare((each) => each.newBuyers, String) },
        { name: t('marketFigures.newCompanies'), ...compare((each) => each.newCompanies, String) },
        {
          name: t('figures.reviews'),
          value: withMean(total.reviews, ratingWords(t, total.rating)),
          change: was(withMean(before.reviews, ratingWords(t, before.rating))),
        },
      ]}
    />
  )
}

/** 12 reviews with a mean of 4.3 → '12 · 4,3 de 5'. */
function withMean(reviews: number, rating: string): string {
  return reviews ? `${reviews} · ${rating}` : String(reviews)
}
