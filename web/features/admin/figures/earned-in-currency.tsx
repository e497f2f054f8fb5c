import { debtText } from '#contract/charge-text.ts'
import type { CurrencyEarnings, Earned, Earnings } from '#contract/earnings.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as earningsTexts from '#contract/texts/earnings.ts'
import { useText } from '#web/texts.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import type { ChartSeries } from '#web/ui/charts/chart.ts'
import { ChartGrid } from '#web/ui/charts/chart-grid.tsx'
import { daysOf, periodAxis } from '#web/ui/period/day-words.ts'
import { comparePeriods } from '#web/ui/totals/compare-periods.ts'
import { TotalList } from '#web/ui/totals/total-list.tsx'
import { EarnedTables } from './earned-tables.tsx'

type Props = { period: Pick<Earnings, 'by' | 'from' | 'to'>; earnings: CurrencyEarnings }

/** What was earned in one currency: in large numbers, as charts, by brewery and by style. */
export function EarnedInCurrency({ period, earnings }: Props) {
  const t = useText()
  const { currency, total, before, buckets } = earnings
  const { compare } = comparePeriods(t, total, before, daysOf(period))
  const money = (amount: number) => debtText(amount, currency)
  const texts = {
    gross: earningsTexts.gross,
    refunded: accountWords.refunded,
    commission: earningsTexts.commission,
    tax: commissionTexts.tax,
    fees: earningsTexts.fees,
    net: earningsTexts.net,
  }
  const series = (of: keyof Earned): ChartSeries => ({
    name: t(texts[of]),
    values: buckets.map((bucket) => bucket[of]),
    format: money,
  })
  const keptSomething = buckets.some(({ commission, fees }) => commission !== 0 || fees !== 0)
  const axis = periodAxis(t, period.by, buckets)
  return (
    <section className="stack gap-6" aria-labelledby={`earned-${currency}`}>
      <h2 id={`earned-${currency}`}>{t(earningsTexts.inCurrency, { currency })}</h2>
      <TotalList
        totals={(Object.keys(texts) as (keyof Earned)[]).map((name) => ({
          name: t(texts[name]),
          ...compare((each) => each[name], money),
        }))}
      />
      <ChartGrid>
        {keptSomething && (
          <BarChart
            {...axis}
            title={t(earningsTexts.earnedChart)}
            series={[series('commission'), series('fees')]}
            also={[series('tax'), series('net')]}
          />
        )}
        <BarChart
          {...axis}
          title={t(earningsTexts.salesChart)}
          series={[series('gross'), series('refunded')]}
        />
      </ChartGrid>
      <EarnedTables earnings={earnings} />
    </section>
  )
}
