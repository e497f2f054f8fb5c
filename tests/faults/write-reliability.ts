/**
 * A program: writes the trials that were kept into docs/reliability.md, below its last heading. What stands there of other
 * trials stays, with its day.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AREAS, recordedTrials } from './record-trial.ts'

const FILE = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url))
const HEADING = '## What was tried, how often, and what was lost'
/** `### area` and its rows, of which the first cell says what was tried. */
const TABLE = /^### (.+)\n\n\|.*\n\|-.*\n((?:\|.*(?:\n|$))+)/gm

const [prose, written = ''] = readFileSync(FILE, 'utf8').split(HEADING)
const rows = new Map<string, Map<string, string>>(AREAS.map((area) => [area, new Map()]))
for (const [, area, lines] of written.matchAll(TABLE)) {
  for (const line of lines!.trim().split('\n')) rows.get(area!)?.set(line.split(' | ', 1)[0]!, line)
}
const trials = recordedTrials()
for (const { area, what, times, unit, lost, figures = '', on } of trials) {
  const count = `${times.toLocaleString('en-US')} ${unit}`
  const line = `| ${what} | ${count} | ${lost === 0 ? 'nothing' : lost} | ${figures} | ${on} |`
  rows.get(area)!.set(`| ${what}`, line)
}

const machine = `On ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.`
const tables = AREAS.filter((area) => rows.get(area)!.size).map((area) => {
  const head = '| what | how often | lost | figures | on |\n|---|---:|---:|---|---|'
  return `### ${area}\n\n${head}\n${[...rows.get(area)!.values()].toSorted().join('\n')}\n`
})
writeFileSync(FILE, `${prose}${HEADING}\n\n${machine}\n\n${tables.join('\n').trimEnd()}\n`)
console.log(`${trials.length} trials were written into docs/reliability.md`)
