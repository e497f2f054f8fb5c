import type { MarketFigures } from '#contract/market-figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
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
  const average = (amount: number | null) => (amount === null ? t('marketFigures.none') : dollars(amount))
  const share = ({ failedPercent }: typeof total) =>
    failedPercent === null ? t('marketFigures.none') : t('marketFigures.percent', percentOf(failedPercent))
  return (
    <TotalList
      totals={[
        { name: t('figures.sales'), ...compare(({ sales }) => sales, dollars) },
        {
          name: t('figures.refunded'),
          value: dollars(total.refunded),
          change: was(dollars(before.refunded)),
        },
        { name: t('figures.units'), ...compare(({ units }) => units, String) },
        { name: t('marketFigures.paidOrders'), ...compare(({ orders }) => orders, String) },
        {
          name: t('marketFigures.averageOrder'),
          value: average(total.averageOrder),
          change: was(average(before.averageOrder)),
        },
        { name: t('marketFigures.unpaidOrders'), ...compare((each) => each.unpaidOrders, String) },
        { name: t('marketFigures.paymentAttempts'), ...compare((each) => each.paymentAttempts, String) },
        { name: t('marketFigures.failedPayments'), ...compare((each) => each.failedPayments, String) },
        { name: t('marketFigures.failedShare'), value: share(total), change: was(share(before)) },
        { name: t('marketFigures.newBuyers'), ...compare((each) => each.newBuyers, String) },
        { name: t('marketFigures.newCompanies'), ...compare((each) => each.newCompanies, String) },
        {
          name: t('figures.reviews'),
          value: String(total.reviews),
          change: `${t('marketFigures.mean', { rating: ratingWords(t, total.rating) })} ${was(
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
