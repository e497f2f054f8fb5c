import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One figure beside its control: medians over the rounds, and the median of the ratios round by round. */
export type Row = {
  what: string
  unit: string
  shop: number
  control: number | null
  /** Shop over control, the median of the rounds' own ratios. */
  ratio: number | null
  /** What the figure must reach, as a sentence; null for a figure that is only recorded. */
  goal: string | null
  reached: boolean | null
}

const number = (value: number | null) =>
  value === null ? '–' : value >= 100 ? value.toFixed(0) : value.toFixed(2)

/** The table, as Markdown: the same text goes into docs/benchmarks.md. */
export function printTable(machine: string, rows: Row[]) {
  console.log(`\n${machine}\n`)
  console.log('| what | shop | control | ratio | goal |')
  console.log('|---|---:|---:|---:|---|')
  for (const row of rows) {
    const goal = row.goal ? `${row.goal}: ${row.reached ? 'yes' : 'NO'}` : ''
    const ratio = row.ratio === null ? '–' : row.ratio.toFixed(2)
    console.log(
      `| ${row.what} (${row.unit}) | ${number(row.shop)} | ${number(row.control)} | ${ratio} | ${goal} |`,
    )
  }
}

export function writeJson(file: string, machine: string, rows: Row[]) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
}
