import type { MarketFigures } from '#contract/market-figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as marketFiguresTexts from '#contract/texts/market-figures.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import type { ChartSeries } from '#web/ui/charts/chart.ts'
import { ChartGrid } from '#web/ui/charts/chart-grid.tsx'
import { periodAxis } from '#web/ui/period/day-words.ts'

type Bucket = MarketFigures['buckets'][number]

/** Money, orders, new people and failed payments, each as bars with its table behind. */
export function MarketCharts({ by, buckets }: Pick<MarketFigures, 'by' | 'buckets'>) {
  const t = useText()
  const axis = periodAxis(t, by, buckets)
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  const series = (
    name: string,
    of: (bucket: Bucket) => number,
    format: (value: number) => string = String,
  ): ChartSeries => ({
    name,
    values: buckets.map(of),
    format,
  })
  return (
    <ChartGrid>
      <BarChart
        {...axis}
        title={t(marketFiguresTexts.moneyChart)}
        series={[
          series(t(figuresTexts.sales), ({ sales }) => sales, dollars),
          series(t(accountWords.refunded), ({ refunded }) => refunded, dollars),
        ]}
      />
      <BarChart
        {...axis}
        title={t(accountWords.orders)}
        series={[
          series(t(marketFiguresTexts.paid), ({ orders }) => orders),
          series(t(marketFiguresTexts.unpaid), ({ unpaidOrders }) => unpaidOrders),
        ]}
      />
      <BarChart
        {...axis}
        title={t(marketFiguresTexts.peopleChart)}
        series={[
          series(t(marketFiguresTexts.buyers), ({ newBuyers }) => newBuyers),
          series(t(shopWords.breweries), ({ newCompanies }) => newCompanies),
        ]}
      />
      <BarChart
        {...axis}
        title={t(adminWords.paymentAttempts)}
        series={[
          series(t(marketFiguresTexts.attempts), ({ paymentAttempts }) => paymentAttempts),
          series(t(marketFiguresTexts.rejected), ({ failedPayments }) => failedPayments),
        ]}
      />
    </ChartGrid>
  )
}
