import * as accountWords from '#contract/texts/account-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as parcelPrintTexts from '#contract/texts/parcel-print.ts'
import { useText } from '#web/texts.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './print.module.css'
import type { PickedBeer } from './show-slips.server.ts'

/** What is fetched from the shelves for all parcels at once: of each beer how many, and which orders they are for. */
export function PickingList({ beers }: { beers: PickedBeer[] }) {
  const t = useText()
  const codes = new Set(beers.flatMap(({ orders }) => orders.map(({ code }) => code)))
  const sum = beers.reduce((all, { units }) => all + units, 0)
  return (
    <section aria-labelledby="picking" className={`stack gap-3 ${styles.picking}`}>
      <h2 id="picking">{t(parcelPrintTexts.picking)}</h2>
      <p className="quiet">
        {t(parcelPrintTexts.ofParcels, { count: numberText(codes.size) })} ·{' '}
        {t(parcelPrintTexts.unitsInAll, { count: numberText(sum) })}
      </p>
      <DataTable
        caption={t(parcelPrintTexts.picking)}
        rows={beers}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'units',
            card: 'end',
            head: t(accountWords.units),
            number: true,
            cell: ({ units }) => <strong>{numberText(units)}</strong>,
          },
          {
            key: 'beer',
            card: 'start',
            head: t(accountWords.beer),
            long: true,
            cell: ({ name, summary }) => (
              <>
                <strong>{name}</strong> <span className="quiet">{summary}</span>
              </>
            ),
          },
          {
            key: 'orders',
            card: 'line',
            head: t(parcelPrintTexts.inOrders),
            long: true,
            cell: ({ orders }) => (
              <ul className={styles.orders}>
                {orders.map(({ code, units }) => (
                  <li key={code}>{t(parcelPrintTexts.inOrder, { code, count: units })}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </section>
  )
}
