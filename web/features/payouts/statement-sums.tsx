import { debtText } from '#contract/charge-text.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { TotalList } from '#web/ui/totals/total-list.tsx'
import { MONEY_HEADS } from './money-columns.ts'
import styles from './payouts.module.css'
import type { ShownStatement } from './show-statement.server.ts'

/** What a payout came to, before the sales that make it; and where something was taken off them, what. */
export function StatementSums({
  statement: { amount, currency, lines },
  columns,
  sums,
}: Pick<ShownStatement, 'statement' | 'columns' | 'sums'>) {
  const t = useText()
  const parts = columns.filter((column) => column !== 'paid')
  return (
    <section className={styles.sums} aria-label={t(adminWords.amount)}>
      <TotalList
        totals={[
          {
            name: t(adminWords.amount),
            value: debtText(amount, currency),
            change: counted(t, lines.length, payoutsTexts.oneSale, payoutsTexts.someSales),
          },
          ...parts.map((column) => ({
            name: t(MONEY_HEADS[column]),
            value: debtText(sums[column], currency),
          })),
        ]}
      />
    </section>
  )
}
