import { and, asc, eq, gt } from 'drizzle-orm'
import { IMPORT_FIELDS, type ImportField, NOTHING_MORE } from '#contract/beer-facts.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
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
import type { KeptRows } from './kept-rows.ts'

const BEERS_AT_ONCE = 500

function columnNames(): string[] {
  return IMPORT_FIELDS.map(columnName)
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
  return answerCsv('lupulo-plantilla.csv', [columnNames(), example])
}

/** Every beer of the caller's company, named in the caller's language, in the template's columns, oldest first. Refuses: user-not-found. */
export function downloadBeers(
  { db }: Pick<Services, 'db'>,
  id: string,
  caller: SessionUser,
): Response | Refusal {
  if (id.toLowerCase() !== caller.id) return refuse('user-not-found')
  return answerCsv('lupulo-mis-cervezas.csv', readBeers(db, caller.id, columnNames()))
}

/** A page after another: nothing stays open while somebody's slow line takes its time. */
async function* readBeers(db: Database, companyId: string, names: string[]): AsyncGenerator<CsvValue[]> {
  yield names
  let after: string | undefined
  for (;;) {
    const found = await db
      .select()
      .from(beers)
      .where(and(eq(beers.companyId, companyId), after ? gt(beers.id, after) : undefined))
      .orderBy(asc(beers.id))
      .limit(BEERS_AT_ONCE)
    if (!found.length) return
    for (const beer of found) {
      yield lineOf(recordOf(beer))
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
  const head = [...columnNames(), textOf(importColumnTexts.row), textOf(importColumnTexts.why)]
  const bad = (found.rows as KeptRows).rows.filter(({ errors }) => errors)
  const lines = bad.map(({ row, cells, errors }): CsvValue[] => [
    ...IMPORT_FIELDS.map((field) => cells[field] ?? ''),
    row,
    Object.entries(errors!)
      .map(([field, sentence]) => `${nameOf(field)}: ${sentence}`)
      .join(' '),
  ])
  return answerCsv('lupulo-filas-con-errores.csv', [head, ...lines])
}

/** What is wrong stands at a field, or at the row as a whole. */
function nameOf(field: string): string {
  return field === 'row' ? textOf(importColumnTexts.row) : columnName(field as ImportField)
}
