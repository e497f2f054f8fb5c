import type { Provider } from '../provider.ts'
import type { ReportRecord } from '../records.ts'
import { COLUMN_NAMES, VALUE_NAMES } from './in-spanish.ts'
import { MOVEMENTS } from './movements.ts'
import { balanceRow, type ReportRow, reportRow } from './report-row.ts'

/**
 * A report as a file. What it holds is what had moved by the end of its period: the same whenever it is fetched. The JSON of
 * TAXES_DISAGGREGATED stands without quotes, commas and all, as real files have it.
 */
export function writeReport({ ledger, site }: Provider, report: ReportRecord): string {
  const { kind, beginAt, endAt, config } = report
  const all = MOVEMENTS[kind](ledger)
  let balanceCents = sum(all.filter(({ at }) => at < beginAt))
  const rows: ReportRow[] = []
  if (kind === 'release') rows.push(balanceRow('initial_available_balance', balanceCents, beginAt))
  for (const movement of all.filter(({ at }) => at >= beginAt && at < endAt)) {
    balanceCents += movement.grossCents + movement.feeCents
    rows.push(reportRow(kind, site, movement, balanceCents))
  }
  if (kind === 'release') rows.push(balanceRow('total', balanceCents, undefined))

  const translated = config.translation === 'es'
  const head = config.columns.map((column) => (translated ? (COLUMN_NAMES[column] ?? column) : column))
  const lines = rows.map((row) =>
    config.columns.map((column) => {
      const value = row[column] ?? ''
      return cell(column, translated ? (VALUE_NAMES[value] ?? value) : value, config.separator)
    }),
  )
  return `${[head, ...lines].map((cells) => cells.join(config.separator)).join('\r\n')}\r\n`
}

const sum = (moved: { grossCents: number; feeCents: number }[]) =>
  moved.reduce((cents, { grossCents, feeCents }) => cents + grossCents + feeCents, 0)

function cell(column: string, value: string, separator: string): string {
  if (column === 'TAXES_DISAGGREGATED') return value
  return value.includes(separator) || value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value
}
