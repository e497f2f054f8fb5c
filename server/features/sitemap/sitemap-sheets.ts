import type { Pool } from 'pg'

/** What one sitemap lists: the shop's own pages, or breweries or beers from one id on, up to the next sheet's first. */
export type Sheet = {
  kind: 'pages' | 'breweries' | 'beers'
  fromId?: string
  /** Not in this sheet any more; undefined: to the end. */
  beforeId?: string | undefined
}

/** Far below the 50,000 that the protocol allows (https://www.sitemaps.org/protocol.html), so that each answer is small. */
export const ADDRESSES_PER_SHEET = 5_000

/** Ids of what the public may see, ascending. */
const IDS = {
  breweries: `SELECT id FROM companies AS company WHERE active
    AND EXISTS (SELECT FROM beers WHERE beers.company_id = company.id AND on_sale)`,
  beers: 'SELECT id FROM beers WHERE on_sale',
}

/**
 * Divides everything that is to be found into sheets of at most so many addresses. Reads ids alone, in one pass by
 * their index, and keeps the first of each sheet: a sheet is then read from there, without counting up to it.
 */
export async function divideIntoSheets(pool: Pool, perSheet = ADDRESSES_PER_SHEET): Promise<Sheet[]> {
  const sheets: Sheet[] = [{ kind: 'pages' }]
  for (const kind of ['breweries', 'beers'] as const) {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM (${IDS[kind]}) AS each) AS placed
        WHERE (place - 1) % $1 = 0 ORDER BY id`,
      [perSheet],
    )
    rows.forEach(({ id }, at) => {
      sheets.push({ kind, fromId: id, beforeId: rows[at + 1]?.id })
    })
  }
  return sheets
}
