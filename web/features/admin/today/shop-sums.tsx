import type { AdminToday, SoldOn } from '#contract/admin-today.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminTodayTexts from '#contract/texts/admin-today.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { TotalList } from '#web/ui/totals/total-list.tsx'

const dollars = (amount: number) => priceText(centsFromDollars(amount))

/** The day in large numbers beside the same weekday before; each leads to the figures of the day. */
export function ShopSums({ today, before }: Pick<AdminToday, 'today' | 'before'>) {
  const t = useText()
  const figures = ({ day }: SoldOn) => `/admin/figures?from=${day}&to=${day}`
  const total = (name: string, words: (sold: SoldOn) => string) => ({
    name,
    value: words(today),
    change: t(adminTodayTexts.weekAgo, { before: words(before) }),
    to: figures(today),
  })
  return (
    <section aria-label={t(adminTodayTexts.sums)}>
      <TotalList
        totals={[
          total(t(accountWords.soldToday), ({ sales }) => dollars(sales)),
          total(t(adminWords.paidOrders), ({ orders }) => numberText(orders)),
          total(t(accountWords.units), ({ units }) => numberText(units)),
        ]}
      />
    </section>
  )
}
