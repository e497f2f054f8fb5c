import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { TotalList } from './total-list.tsx'

type Props<Sum> = {
  /** What is summed up, for screen readers. */
  caption: string
  sums: readonly Sum[]
  currencyOf: (sum: Sum) => ChargeCurrency
  /** `card`: where it stands on the card of a currency, named. Either all parts say so or none does. */
  parts: readonly { head: string; of: (sum: Sum) => string; card?: Column<Sum>['card'] }[]
}

/** Sums of a list in large numbers; where it was charged in several currencies, a row for each, which names it. */
export function SumsByCurrency<Sum>({ caption, sums, currencyOf, parts }: Props<Sum>) {
  const t = useText()
  const [only] = sums
  return (
    <section aria-label={caption}>
      {sums.length === 1 && only ? (
        <TotalList totals={parts.map(({ head, of }) => ({ name: head, value: of(only) }))} />
      ) : (
        <DataTable
          caption={caption}
          keyOf={currencyOf}
          rows={sums}
          columns={[
            {
              key: 'currency',
              head: t(adminWords.currency),
              ...(parts.some(({ card }) => card) && { card: 'start' as const }),
              cell: (sum) => <strong>{currencyOf(sum)}</strong>,
            },
            ...parts.map(({ head, of, card }) => ({
              ...{ key: head, head, number: true, cell: of },
              ...(card && { card, named: true }),
            })),
          ]}
        />
      )}
    </section>
  )
}
