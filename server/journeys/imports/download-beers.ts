import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { IMPORT_FIELDS, type ImportField, NOTHING_MORE } from '#contract/beer-facts.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { FILE_COLUMNS, type FileColumn } from '#contract/import-columns.ts'
import * as importColumnTexts from '#contract/texts/import-column.ts'
import * as importFileTexts from '#contract/texts/import-file.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Database } from '#database/open-pool.ts'
import { beers } from '#database/schema.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import { recordOf } from '../../features/catalogue/beer-record.ts'
import type { Services } from '../../services.ts'
import { findImport } from './find-import.ts'
import { columnName } from './import-columns.ts'
import { type KeptRows, type RefusedRow, withRefused } from './kept-rows.ts'

const BEERS_AT_ONCE = 500

function columnNames(columns: readonly FileColumn[]): string[] {
  return columns.map(columnName)
}

function lineOf(record: Record<ImportField, CsvValue>): CsvValue[] {
  return IMPORT_FIELDS.map((field) => record[field])
}

/** A file to fill in, in the caller's language: the columns, and an example that nobody publishes by mistake. Refuses: user-not-found. */
export function downloadTemplate(id: string, caller: SessionUser): Response | Refusal {
  if (id.toLowerCase() !== caller.id) return refuse('user-not-found')
  const example = lineOf({
    ...NOTHING_MORE,
    name: textOf(importFileTexts.name),
    type: 'Lager',
    description: textOf(importFileTexts.description),
    presentation: textOf(importFileTexts.presentation),
    ABV: 4.7,
    IBU: 18,
    price: 3.5,
    stock: 120,
    volumeMl: 473,
  })
  return answerCsv('lupulo-plantilla.csv', [columnNames(IMPORT_FIELDS), example])
}

/**
 * Every beer of the caller's company that is not archived, named in the caller's language, oldest first: in the template's columns,
 * and in three more by which the file comes back as changes. Refuses: user-not-found.
 */
export function downloadBeers(
  { db }: Pick<Services, 'db'>,
  id: string,
  caller: SessionUser,
): Response | Refusal {
  if (id.toLowerCase() !== caller.id) return refuse('user-not-found')
  return answerCsv('lupulo-mis-cervezas.csv', readBeers(db, caller.id, columnNames(FILE_COLUMNS)))
}

/** A page after another: nothing stays open while somebody's slow line takes its time. */
async function* readBeers(db: Database, companyId: string, names: string[]): AsyncGenerator<CsvValue[]> {
  yield names
  let after: string | undefined
  for (;;) {
    const found = await db
      .select()
      .from(beers)
      .where(
        and(
          eq(beers.companyId, companyId),
          isNull(beers.archivedAt),
          after ? gt(beers.id, after) : undefined,
        ),
      )
      .orderBy(asc(beers.id))
      .limit(BEERS_AT_ONCE)
    if (!found.length) return
    for (const beer of found) {
      yield [...lineOf(recordOf(beer)), beer.id, beer.edition, beer.onHand]
    }
    after = found.at(-1)!.id
  }
}

/** The wrong rows as they were written, and in two columns more where they stood and what is wrong. Refuses: not-found. */
export async function downloadBadRows(
  { db }: Pick<Services, 'db'>,
  id: string,
  caller: SessionUser,
): Promise<Response | Refusal> {
  const found = await findImport(db, id, caller)
  if (isRefusal(found)) return found
  const { rows } = found.rows as KeptRows
  // As the file had them: of a file of new beers, the template's columns.
  const isById = rows.some(({ cells }) => cells.id !== undefined)
  const columns = isById
    ? FILE_COLUMNS.filter((column) => rows[0]!.cells[column] !== undefined)
    : IMPORT_FIELDS
  const head = [...columnNames(columns), textOf(importColumnTexts.row), textOf(importColumnTexts.why)]
  const bad = withRefused(rows, found.notWritten as RefusedRow[]).filter(({ errors }) => errors)
  const lines = bad.map(({ row, cells, errors }): CsvValue[] => [
    ...columns.map((column) => cells[column] ?? ''),
    row,
    Object.entries(errors!)
      .map(([field, sentence]) => `${nameOf(field)}: ${sentence}`)
      .join(' '),
  ])
  return answerCsv('lupulo-filas-con-errores.csv', [head, ...lines])
}

/** What is wrong stands at a field, or at the row as a whole. */
function nameOf(field: string): string {
  return field === 'row' ? textOf(importColumnTexts.row) : columnName(field as FileColumn)
}
