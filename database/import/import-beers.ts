import { isNotNull } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { beers, companies, stockMovements } from '#database/schema.ts'
import { BEER_COLUMNS, type DerivedBeer, deriveBeer, type Origin } from './derive-beer.ts'
import { BREWERY_COLUMNS, breweryKey, importBreweries } from './import-breweries.ts'
import type { ImportReport, Refusal } from './import-report.ts'
import { inBatches } from './in-batches.ts'
import { readCsv } from './read-csv.ts'

const BATCH_ROWS = 500

type ImportedBeer = DerivedBeer & { importKey: string; companyId: string }

/**
 * Takes in the beers and breweries of two CSV files (columns: BEER_COLUMNS, BREWERY_COLUMNS), keyed on the files'
 * ids. What an earlier run took in stays as it is, whatever a person has changed since; a run that was cut short is
 * completed by the next. Rows that cannot be taken in are reported; everything else is in.
 *
 * @throws CsvFileError before anything is written, when a file is not there or lacks a column
 */
export async function importBeers(
  db: Database,
  {
    beersCsv,
    breweriesCsv,
    onProgress = () => {},
  }: { beersCsv: string; breweriesCsv: string; onProgress?: (beersTakenIn: number) => void },
): Promise<ImportReport> {
  await checkFile(beersCsv, BEER_COLUMNS)
  await checkFile(breweriesCsv, BREWERY_COLUMNS)

  const report: ImportReport = {
    breweries: { added: 0, present: 0 },
    beers: { added: 0, present: 0 },
    refused: [],
  }
  const refuse = (refusal: Refusal) => void report.refused.push(refusal)
  report.breweries = await importBreweries(db, breweriesCsv, refuse)
  const breweries = await importedBreweries(db)
  for await (const batch of inBatches(acceptedRows(beersCsv, breweries, refuse), BATCH_ROWS)) {
    const added = await insertBeers(db, batch)
    report.beers.added += added
    report.beers.present += batch.length - added
    onProgress(report.beers.added + report.beers.present)
  }
  return report
}

async function checkFile(file: string, columns: readonly string[]): Promise<void> {
  for await (const _ of readCsv(file, columns)) return
}

/** Every brewery that was ever imported, by its import key: a beers file may come with a shorter breweries file. */
async function importedBreweries(db: Database): Promise<Map<string, Origin & { id: string }>> {
  const found = await db
    .select({
      key: companies.importKey,
      id: companies.id,
      company: companies.company,
      city: companies.city,
      state: companies.state,
    })
    .from(companies)
    .where(isNotNull(companies.importKey))
  return new Map(found.map(({ key, ...brewery }) => [key!, brewery]))
}

async function* acceptedRows(
  file: string,
  breweries: Map<string, Origin & { id: string }>,
  refuse: (refusal: Refusal) => void,
): AsyncGenerator<ImportedBeer> {
  const seenOnLine = new Map<string, number>()
  for await (const read of readCsv(file, BEER_COLUMNS)) {
    const refuseRow = (reason: string) => refuse({ file: 'beers', line: read.line, reason })
    if ('malformed' in read) {
      refuseRow(`malformed: ${read.malformed}`)
      continue
    }
    const brewery = breweries.get(breweryKey(read.row.brewery_id) ?? '')
    if (!brewery) {
      refuseRow(`no brewery has the id "${read.row.brewery_id}"`)
      continue
    }
    const derived = deriveBeer(read.row, brewery)
    if ('refused' in derived) {
      refuseRow(derived.refused)
      continue
    }
    const importKey = `beer:${Number(read.row.id)}`
    const earlier = seenOnLine.get(importKey)
    if (earlier !== undefined) {
      refuseRow(`id ${read.row.id} stands on line ${earlier} already`)
      continue
    }
    seenOnLine.set(importKey, read.line)
    yield { ...derived.beer, importKey, companyId: brewery.id }
  }
}

/** Adds those that are new, together with what was put in store. Says how many. */
async function insertBeers(db: Database, batch: ImportedBeer[]): Promise<number> {
  return await db.transaction(async (tx) => {
    const added = await tx
      .insert(beers)
      .values(batch)
      .onConflictDoNothing({ target: beers.importKey })
      .returning({ beerId: beers.id, units: beers.onHand })
    const put = added
      .filter(({ units }) => units > 0)
      .map((movement) => ({ ...movement, cause: 'put' as const }))
    if (put.length > 0) await tx.insert(stockMovements).values(put)
    return added.length
  })
}
