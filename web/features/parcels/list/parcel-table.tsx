import * as accountWords from '#contract/texts/account-words.ts'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ageText, type ListPlace, parcelsSorting } from '../parcels-address.ts'
import type { ParcelRow } from '../show-parcels.server.ts'
import type { TypedBatch } from './answer-batch.server.ts'
import { fieldOf } from './batch-fields.ts'
import { AgeCell, ContentsCell, OrderCell, RecipientCell } from './parcel-cells.tsx'
import styles from './parcel-table.module.css'
import { DeliverCell, SendCell, WayCell } from './way-cells.tsx'

type Props = {
  at: ListPlace
  rows: ParcelRow[]
  /** What stands in the fields at first; where there is none, nothing is ticked or typed. */
  typed?: TypedBatch
  /** Ids of the fields that were wrong. */
  wrong?: readonly string[]
}

/** Parcels as a dense table. Each leads to its own page, with the whole address, its history and every form. */
export function ParcelTable({ at, rows, typed, wrong = [] }: Props) {
  const t = useText()
  const columns: Column<ParcelRow>[] = [
    {
      key: 'order',
      head: t(accountWords.order),
      cell: (row) => (
        <OrderCell
          row={row}
          at={at}
          ticks={typed && !row.isWarned}
          isTicked={typed?.ticked.includes(row.orderId)}
        />
      ),
    },
    {
      key: 'age',
      head: t(ageText(at)),
      sorts: true,
      cell: (row) => <AgeCell row={row} />,
    },
    { key: 'to', head: t(parcelBatchTexts.to), cell: (row) => <RecipientCell row={row} /> },
    {
      key: 'contents',
      head: t(parcelsTexts.contents),
      cell: (row) => <ContentsCell row={row} />,
    },
    {
      key: 'way',
      head: t(parcelBatchTexts.way),
      long: true,
      cell: (row) =>
        typed ? (
          <SendCell
            row={row}
            at={at}
            typed={typed.tracking[row.orderId]}
            isWrong={wrong.includes(fieldOf(row.orderId))}
          />
        ) : (
          <WayCell row={row} />
        ),
    },
  ]
  if (at.state === 'shipped') {
    columns.push({
      key: 'deliver',
      head: t(parcelBatchTexts.deliver),
      action: true,
      cell: (row) => <DeliverCell row={row} at={at} />,
    })
  }
  return (
    <div className={styles.parcels}>
      <DataTable
        caption={t(accountWords.shipments)}
        columns={columns}
        rows={rows}
        keyOf={({ orderId }) => orderId}
        sortsElsewhere
        {...parcelsSorting(at)}
      />
    </div>
  )
}
