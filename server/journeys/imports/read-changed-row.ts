import { BEER_FACTS, IMPORT_FIELDS, type ImportField, NOTHING_MORE } from '#contract/beer-facts.ts'
import { beerChangeForm } from '#contract/beer-form.ts'
import { isBeerNumber, typedBeerNumber } from '#contract/beer-numbers.ts'
import { errorBody, isRefusal, type Refusal } from '#contract/errors.ts'
import { isFarPrice } from '#contract/far-prices.ts'
import { centsFromDollars } from '#contract/money.ts'
import * as importFileTexts from '#contract/texts/import-file.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { textOf } from '#contract/texts/text.ts'
import { typedNumber } from '#contract/typed-numbers.ts'
import type { beers } from '#database/schema.ts'
import { cutText } from '../../cut-text.ts'
import { recordOf } from '../../features/catalogue/beer-record.ts'
import { refuseWrongDates } from '../../features/catalogue/refuse-wrong-dates.ts'
import { unitsMoved } from '../../features/catalogue/units-moved.ts'
import { refusePageAddresses } from '../../people/refuse-page-addresses.ts'
import { asTyped, CELL_CHARACTERS, type Cells, firstOfEach, type ReadRow } from './read-beer-row.ts'

export type Beer = typeof beers.$inferSelect
type Standing = Pick<ReturnType<typeof recordOf>, ImportField>

/**
 * A row with the id of a beer → what it changes of it. A column that the file has not stays as it stands, and so does a cell that
 * says what an export writes of it, whatever rules its beer is older than. Stock is changed by the difference to what the row
 * says it was when it was exported, otherwise to what there is now.
 *
 * @param beer of the company, as it stands
 * @param today the shop's day
 */
export function readChangedRow(row: number, cells: Cells, beer: Beer, today: string): ReadRow {
  const standing = recordOf(beer)
  const keys = readKeys(cells)
  if ('errors' in keys) return { row, cells, errors: keys.errors }
  const { edition = beer.edition, stockShown = beer.onHand } = keys
  const shown: Standing = { ...standing, stock: stockShown }
  const untouched = { id: beer.id, edition, stockShown, fields: [] }
  const typed = touchedCells(cells, shown)
  if (!Object.keys(typed).length) return { row, cells, change: untouched }
  if (beer.archivedAt) return { row, cells, errors: { id: textOf(importFileTexts.beerArchived) } }
  const whole = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, shown[field]]))
  const parsed = beerChangeForm.safeParse({ ...whole, ...typed })
  if (!parsed.success) return { row, cells, errors: firstOfEach(parsed.error.issues) }
  const record = parsed.data
  const units = unitsMoved(beer, { stock: record.stock, stockShown })
  const after = { ...record, stock: beer.onHand + (isRefusal(units) ? 0 : units) }
  const fields = IMPORT_FIELDS.flatMap((field) => {
    const [from, to] = [standing[field], after[field] ?? null]
    return from === to ? [] : [{ field, from: wordsOf(from), to: wordsOf(to) }]
  })
  if (!fields.length && !isRefusal(units)) return { row, cells, change: untouched }
  if (edition !== beer.edition) {
    const why = { row: textOf(importFileTexts.changedMeanwhile) }
    return { row, cells, change: { ...untouched, fields }, errors: why }
  }
  const refused =
    refuseWrongDates(record, today, beer) ??
    refusePageAddresses(['name'], beer, record) ??
    (isRefusal(units) ? units : undefined)
  if (refused) return { row, cells, errors: sentencesOf(refused) }
  const isFar = isFarPrice(beer.priceCents, centsFromDollars(record.price))
  return { row, cells, change: { ...untouched, fields, record, ...(isFar && { isFarPrice: true }) } }
}

/** What a row was refused for, a sentence a field. */
export function sentencesOf(refusal: Refusal): Record<string, string> {
  const { message, fields } = errorBody(refusal)
  const where = refusal.refused === 'below-held-stock' ? 'stock' : 'row'
  return fields ?? { [where]: message }
}

/** The cells that say something else than the beer does; an emptied one that may be empty says that there is nothing. */
function touchedCells(cells: Cells, standing: Standing): Record<string, unknown> {
  const typed = asTyped(cells)
  const touched = IMPORT_FIELDS.filter(
    (field) => cells[field] !== undefined && !isSame(field, cells, standing),
  )
  return Object.fromEntries(
    touched.map((field) => {
      const isEmptied = !typed[field]?.trim() && field in NOTHING_MORE
      return [field, isEmptied ? BEER_FACTS[field].empty : typed[field]]
    }),
  )
}

/** Whether a cell says what the beer says, as we write it or as a spreadsheet makes of that: 4,50 for 4,5, other ends of lines. */
function isSame(field: ImportField, cells: Cells, standing: Standing): boolean {
  const [cell, value] = [plainLines(cells[field] ?? ''), standing[field]]
  if (value === null || value === '') return cell.trim() === ''
  if (isBeerNumber(field)) return typedBeerNumber(field, cell) === value
  return cell === cutText(plainLines(String(value)), CELL_CHARACTERS) || asTyped(cells)[field] === value
}

function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

function wordsOf(value: string | number | null): string {
  return typeof value === 'number' ? numberText(value) : (value ?? '')
}

type Keys = { edition?: number; stockShown?: number }

/**
 * What the row says of the beer as it was exported: nothing of a column that the file has not. What is none any more is wrong and
 * not forgotten: with the beer as it is now in its place a row nobody touched would undo what happened since. Without an edition
 * nothing would keep the difference of the same file from counting twice: its stock is then what is to be there.
 */
function readKeys(cells: Cells): Keys | { errors: Record<string, string> } {
  const keys: Keys = {}
  for (const column of ['edition', 'stockShown'] as const) {
    if (cells[column] === undefined || cells.edition === undefined) continue
    const number = typedNumber(cells[column], { whole: true })
    if (!Number.isInteger(number) || number! < 0)
      return { errors: { [column]: textOf(importFileTexts.keyChanged) } }
    keys[column] = number!
  }
  return keys
}
