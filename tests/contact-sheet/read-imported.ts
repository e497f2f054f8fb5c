import { BEER_COLUMNS, type BeerRow, type Origin } from '#database/import/derive-beer.ts'
import { readCsv } from '#database/import/read-csv.ts'

/** The rows of the two files of `npm run import-beers` that can be read: beers in their order, breweries by their number. */
export async function readImported(
  beersFile: string,
  breweriesFile: string,
): Promise<{ beers: BeerRow[]; breweries: Map<string, Origin> }> {
  const breweries = new Map<string, Origin>()
  for await (const read of readCsv(breweriesFile, ['id', 'name', 'city', 'state'])) {
    if ('row' in read) breweries.set(read.row.id, { ...read.row, company: read.row.name })
  }
  const beers: BeerRow[] = []
  for await (const read of readCsv(beersFile, BEER_COLUMNS)) if ('row' in read) beers.push(read.row)
  return { beers, breweries }
}
