import type { MarketFigures } from '#contract/market-figures.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
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
        title={t('marketFigures.moneyChart')}
        series={[
          series(t('figures.sales'), ({ sales }) => sales, dollars),
          series(t('figures.refunded'), ({ refunded }) => refunded, dollars),
        ]}
      />
      <BarChart
        {...axis}
        title={t('marketFigures.ordersChart')}
        series={[
          series(t('marketFigures.paid'), ({ orders }) => orders),
          series(t('marketFigures.unpaid'), ({ unpaidOrders }) => unpaidOrders),
        ]}
      />
      <BarChart
        {...axis}
        title={t('marketFigures.peopleChart')}
        series={[
          series(t('marketFigures.buyers'), ({ newBuyers }) => newBuyers),
          series(t('marketFigures.companies'), ({ newCompanies }) => newCompanies),
        ]}
      />
      <BarChart
        {...axis}
        title={t('marketFigures.failedChart')}
        series={[
          series(t('marketFigures.attempts'), ({ paymentAttempts }) => paymentAttempts),
          series(t('marketFigures.rejected'), ({ failedPayments }) => failedPayments),
        ]}
      />
    </ChartGrid>
  )
}
