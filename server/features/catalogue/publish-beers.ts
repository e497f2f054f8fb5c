import type { BeerRecord } from '#contract/publishing.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beers } from '#database/schema.ts'
import { columnsOf } from './beer-record.ts'
import { noteStockPut } from './move-stock.ts'

/**
 * Publishes many beers of one company at once, none of them with a picture, each with the movement that puts its units
 * on the shelf: two statements, so that the triggers of the catalogue run once for all. The records are checked.
 * @param today the shop's day
 */
export async function publishBeers(
  tx: Transaction,
  companyId: string,
  records: readonly BeerRecord[],
  today: string,
): Promise<void> {
  if (!records.length) return
  const published = await tx
    .insert(beers)
    .values(
      records.map((record) => ({ ...columnsOf(record, today), image: '', onHand: record.stock, companyId })),
    )
    .returning({ id: beers.id, onHand: beers.onHand })
  await noteStockPut(
    tx,
    published.map(({ id, onHand }) => ({ beerId: id, units: onHand })),
  )
}
