import type { Figures } from '#contract/figures.ts'
import { MAX_RATE } from '#contract/limits.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import { useText } from '#web/texts.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import type { ChartSeries } from '#web/ui/charts/chart.ts'
import { ChartGrid } from '#web/ui/charts/chart-grid.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import { periodAxis } from '#web/ui/period/day-words.ts'
import { ratingWords } from '#web/ui/rating-words.ts'

const RATES = [MAX_RATE, 4, 3, 2, 1]

/** Money and units as bars, refunds beside them where there are any; ratings as a line where there are reviews. */
export function FigureCharts({ by, buckets, total }: Pick<Figures, 'by' | 'buckets' | 'total'>) {
  const t = useText()
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  const axis = periodAxis(t, by, buckets)
  const sold: ChartSeries[] = [
    { name: t(figuresTexts.sales), values: buckets.map(({ sales }) => sales), format: dollars },
  ]
  const units: ChartSeries[] = [
    { name: t(accountWords.units), values: buckets.map((each) => each.units), format: String },
  ]
  if (total.refunded > 0) {
    const refunded = buckets.map((each) => each.refunded)
    sold.push({ name: t(accountWords.refunded), values: refunded, format: dollars })
  }
  if (total.refundedUnits > 0) {
    const refunded = buckets.map((each) => each.refundedUnits)
    units.push({ name: t(accountWords.refunded), values: refunded, format: String })
  }
  const rating: ChartSeries = {
    name: t(accountWords.averageRating),
    values: buckets.map((each) => each.rating),
    format: (value) => ratingWords(t, value),
  }
  const reviews: ChartSeries = {
    name: t(accountWords.reviews),
    values: buckets.map((each) => each.reviews),
    format: String,
  }
  return (
    <ChartGrid>
      <BarChart {...axis} title={t(figuresTexts.salesChart)} series={sold} />
      <BarChart {...axis} title={t(figuresTexts.unitsChart)} series={units} />
      {total.reviews > 0 && (
        <LineChart
          {...axis}
          title={t(figuresTexts.ratingChart)}
          series={rating}
          also={[reviews]}
          ticks={RATES}
        />
      )}
    </ChartGrid>
  )
}
