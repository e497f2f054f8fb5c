import { BEER_FACTS, columnText, IMPORT_FIELDS, isOptionalFact } from '#contract/beer-facts.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { type FileColumn, fileColumnText, IMPORT_KEYS } from '#contract/import-columns.ts'
import * as importColumnTexts from '#contract/texts/import-column.ts'
import { textInEvery, textOf } from '#contract/texts/text.ts'
import { textOfCell } from '../../csv/csv-cell.ts'
import { plainWords } from '../../csv/plain-words.ts'
import { cutText } from '../../cut-text.ts'

/** Where each field stands in a row, and the names of columns that no beer has. */
export type Columns = { at: Map<FileColumn, number>; ignored: string[]; width: number }

/** What the template writes above a column, in the reader's language. */
export function columnName(column: FileColumn): string {
  return textOf(fileColumnText(column))
}

/** Every name by which a file may know a field: its own, what pages and templates call it in any language, others. */
function fieldsByName(): Map<string, FileColumn> {
  const facts = IMPORT_FIELDS.flatMap((field) => {
    const { label, alsoCalled = [] } = BEER_FACTS[field]
    const names = [field, ...textInEvery(label), ...textInEvery(columnText(field)), ...alsoCalled]
    return names.map((name) => [plainWords(name), field] as const)
  })
  const keys = IMPORT_KEYS.flatMap((key) =>
    [key, ...textInEvery(fileColumnText(key))].map((name) => [plainWords(name), key] as const),
  )
  return new Map<string, FileColumn>([...facts, ...keys])
}

/** What our own files have besides: read back without a word about it. */
function ownColumns(): Set<string> {
  return new Set(
    [...textInEvery(importColumnTexts.row), ...textInEvery(importColumnTexts.why)].map(plainWords),
  )
}

/**
 * The first row → where the fields stand, whatever language names them. With a column of ids a file may leave out what it changes
 * of no beer: of a row without id each field that must be there is asked for. Refuses: import-columns-missing, import-column-twice.
 */
export function readColumns(head: string[]): Columns | Refusal {
  const at = new Map<FileColumn, number>()
  const ignored: string[] = []
  const [fields, own] = [fieldsByName(), ownColumns()]
  for (const [index, cell] of head.entries()) {
    const name = textOfCell(cell).trim()
    const field = fields.get(plainWords(name))
    if (!field) {
      if (name && !own.has(plainWords(name))) ignored.push(cutText(name, 80))
    } else if (at.has(field)) {
      return refuse('import-column-twice', { name: columnName(field) })
    } else {
      at.set(field, index)
    }
  }
  const missing = IMPORT_FIELDS.filter((field) => !at.has(field) && !isOptionalFact(field))
  if (missing.length && !at.has('id'))
    return refuse('import-columns-missing', { names: missing.map(columnName).join(', ') })
  return { at, ignored: ignored.slice(0, 20), width: head.length }
}
