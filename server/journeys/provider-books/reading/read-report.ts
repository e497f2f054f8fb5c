import { createHash } from 'node:crypto'
import type { LineTrouble, ReportKind } from '#contract/provider-book-kinds.ts'
import { readLines } from './read-lines.ts'
import { type ReportRow, readReportRow } from './read-report-row.ts'
import { readHead } from './report-columns.ts'
import { splitCells } from './split-cells.ts'

/** A row with what makes it itself: the same in every file that has it, so that it is counted once. */
export type KeyedRow = ReportRow & { key: string }

/** Some lines more of a report. */
export type ReportBatch = {
  kind: ReportKind
  rows: KeyedRow[]
  broken: { line: number; trouble: LineTrouble }[]
  /** Words for kinds of rows that we have never heard. */
  unheard: string[]
}

/** Why a file is no report: it holds no text, it has no lines, or columns are missing. */
export type NoReport = { noReport: 'not-csv' | 'empty' } | { noReport: 'columns'; missing: string[] }

const ROWS_AT_ONCE = 500
/** What begins a workbook of a spreadsheet (ZIP). */
const ZIP = 'PK\u0003\u0004'

/**
 * A report, some lines at a time: neither the file nor its rows are ever whole in memory. Columns are found by their names, in
 * any order; cells are parted by `;` or `,`. What is wrong with a line keeps none of the others out.
 * @returns (of the generator) which report it was, or why it is none
 */
export async function* readReport(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<ReportBatch, { kind: ReportKind } | NoReport> {
  const lines = readLines(bytes)
  const { head: first, number: headAt } = await firstLine(lines)
  if (first === undefined) return { noReport: 'empty' }
  if (first.startsWith(ZIP) || first.includes('\0')) return { noReport: 'not-csv' }
  const separator = first.split(';').length >= first.split(',').length ? ';' : ','
  const head = readHead(splitCells(first, separator) ?? [])
  if ('missing' in head) return { noReport: 'columns', missing: head.missing }

  const keys = countKeys(head.kind)
  let batch = emptyBatch(head.kind)
  let number = headAt
  for await (const { line, isCut } of lines) {
    number += 1
    if (!line.trim()) continue
    const cells = isCut ? undefined : splitCells(line, separator)
    const row = isCut
      ? { trouble: 'too-long' as const }
      : cells
        ? readReportRow(cells, head)
        : { trouble: 'quotes' as const }
    if (row === 'balance') continue
    if ('trouble' in row) batch.broken.push({ line: number, trouble: row.trouble })
    else {
      batch.rows.push({ ...row, key: keys.of(row) })
      if (!row.isKnown) batch.unheard.push([row.recordType, row.description].filter(Boolean).join(' / '))
    }
    if (batch.rows.length + batch.broken.length < ROWS_AT_ONCE) continue
    yield batch
    batch = emptyBatch(head.kind)
  }
  yield batch
  return { kind: head.kind }
}

const emptyBatch = (kind: ReportKind): ReportBatch => ({ kind, rows: [], broken: [], unheard: [] })

async function firstLine(lines: AsyncGenerator<{ line: string }>) {
  let number = 0
  while (true) {
    const { done, value } = await lines.next()
    if (done) return { head: undefined, number }
    number += 1
    // A line that Excel writes ahead of all others.
    if (value.line.trim() && !/^sep=/i.test(value.line)) return { head: value.line, number }
  }
}

/**
 * What two files call the same row: its id, kind, moment and amounts, and how many-th such row of its file it is, since two that
 * say the same may be two movements. Columns that one file has and another has not are no part of it.
 */
function countKeys(kind: ReportKind) {
  const seen = new Map<string, number>()
  return {
    of({ sourceId, recordType, description, at, creditCents, debitCents }: ReportRow): string {
      const said = [kind, sourceId, recordType, description, at.toISOString(), creditCents, debitCents].join(
        '\n',
      )
      const digest = digestOf(said)
      const count = (seen.get(digest) ?? 0) + 1
      seen.set(digest, count)
      return count === 1 ? digest : digestOf(`${said}\n${count}`)
    },
  }
}

const digestOf = (said: string) => createHash('sha256').update(said).digest('base64url').slice(0, 22)
