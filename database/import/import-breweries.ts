import type { Database } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'
import { wholeNumber } from './derive-beer.ts'
import type { ImportCount, Refusal } from './import-report.ts'
import { inBatches } from './in-batches.ts'
import { readCsv } from './read-csv.ts'

export const BREWERY_COLUMNS = ['id', 'name', 'city', 'state'] as const
type BreweryRow = Record<(typeof BREWERY_COLUMNS)[number], string>

const BATCH_ROWS = 500

/** The import key of a brewery: its id in the file. None for what is no id. */
export function breweryKey(id: string): string | undefined {
  return wholeNumber(id) === undefined ? undefined : `brewery:${Number(id)}`
}

/**
 * Takes in the breweries of a file, those that are not here yet. They keep their country and state, and get no
 * sign-in and no e-mail. What is here already stays as it is.
 */
export async function importBreweries(
  db: Database,
  file: string,
  refuse: (refusal: Refusal) => void,
): Promise<ImportCount> {
  const count: ImportCount = { added: 0, present: 0 }
  for await (const batch of inBatches(acceptedRows(file, refuse), BATCH_ROWS)) {
    const added = await db
      .insert(companies)
      .values(
        batch.map(({ id, name, city, state }) => ({
          importKey: breweryKey(id),
          company: name,
          country: 'United States',
          state,
          city,
        })),
      )
      .onConflictDoNothing({ target: companies.importKey })
      .returning({ id: companies.id })
    count.added += added.length
    count.present += batch.length - added.length
  }
  return count
}

async function* acceptedRows(file: string, refuse: (refusal: Refusal) => void): AsyncGenerator<BreweryRow> {
  const seenOnLine = new Map<number, number>()
  for await (const read of readCsv(file, BREWERY_COLUMNS)) {
    const reason = 'malformed' in read ? `malformed: ${read.malformed}` : reasonAgainst(read.row, seenOnLine)
    if ('row' in read && !reason) {
      seenOnLine.set(Number(read.row.id), read.line)
      yield read.row
    } else refuse({ file: 'breweries', line: read.line, reason: reason! })
  }
}

function reasonAgainst(row: BreweryRow, seenOnLine: Map<number, number>): string | undefined {
  const id = wholeNumber(row.id)
  if (id === undefined) return `malformed: id "${row.id}" is not a whole number`
  if (row.name === '') return 'malformed: no name'
  if (Object.values(row).some((field) => field.length > 120))
    return 'malformed: a field has over 120 characters'
  const earlier = seenOnLine.get(id)
  return earlier === undefined ? undefined : `id ${id} stands on line ${earlier} already`
}
