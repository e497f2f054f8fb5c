import type { Pool } from 'pg'
import { BEER_TYPES } from '#contract/limits.ts'
import { ADDRESSES_PER_SHEET, type Sheet } from './sitemap-sheets.ts'

/** A page to be found: its path with its query, and when what it shows was last written, where that is known. */
export type Address = { path: string; changedAt?: Date }

/** How many rows are in memory at once. */
const BATCH = 500

/** The list of each type of beer. */
const LISTS = BEER_TYPES.map((type) => `/shop?${new URLSearchParams({ type })}`)

const ROWS = {
  breweries: `SELECT company.id, greatest(company.created_at, max(beer.updated_at)) AS changed
    FROM companies AS company JOIN beers AS beer ON beer.company_id = company.id AND beer.on_sale
    WHERE company.active AND company.id >= $1 AND ($2::uuid IS NULL OR company.id < $2)
    GROUP BY company.id ORDER BY company.id LIMIT $3`,
  beers: `SELECT id, updated_at AS changed FROM beers
    WHERE on_sale AND id >= $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id LIMIT $3`,
}

/**
 * The addresses of a sheet, a few hundred at a time. Each read goes on by id where the last one ended, so that what it
 * costs and keeps does not grow with the catalogue. Never more than a sheet holds, whatever came on sale meanwhile.
 * @param ownPages what the sheet of pages begins with
 */
export async function* readAddresses(
  pool: Pool,
  sheet: Sheet,
  { ownPages, batch = BATCH }: { ownPages: readonly string[]; batch?: number },
): AsyncGenerator<Address[]> {
  if (sheet.kind === 'pages') return yield [...ownPages, ...LISTS].map((path) => ({ path }))
  const folder = sheet.kind === 'beers' ? '/detail' : '/company'
  let from = sheet.fromId
  for (let left = ADDRESSES_PER_SHEET; from && left > 0; left -= batch) {
    // One more than the batch: the next one's first.
    const { rows }: { rows: { id: string; changed: Date }[] } = await pool.query({
      text: ROWS[sheet.kind],
      values: [from, sheet.beforeId ?? null, batch + 1],
    })
    yield rows
      .slice(0, Math.min(batch, left))
      .map(({ id, changed }) => ({ path: `${folder}/${id}`, changedAt: changed }))
    from = rows[batch]?.id
  }
}
