/** A program: writes the trials that were kept into docs/reliability.md, below its last heading. */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AREAS, recordedTrials } from './record-trial.ts'

const FILE = fileURLToPath(new URL('../../docs/reliability.md', import.meta.url))
const HEADING = '## What was tried, how often, and what was lost'

const trials = recordedTrials()
const machine = `On ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.`
const tables = AREAS.flatMap((area) => {
  const rows = trials.filter((trial) => trial.area === area)
  if (!rows.length) return []
  return [
    `### ${area}\n`,
    '| what | how often | lost | figures | on |',
    '|---|---:|---:|---|---|',
    ...rows.map(({ what, times, unit, lost, figures = '', on }) => {
      const count = times.toLocaleString('en-US')
      return `| ${what} | ${count} ${unit} | ${lost === 0 ? 'nothing' : lost} | ${figures} | ${on} |`
    }),
    '',
  ]
})
const [prose] = readFileSync(FILE, 'utf8').split(HEADING)
writeFileSync(FILE, `${prose}${HEADING}\n\n${machine}\n\n${tables.join('\n').trimEnd()}\n`)
console.log(`${trials.length} trials stand in docs/reliability.md`)
