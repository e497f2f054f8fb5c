import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { CLIENTS } from './load.ts'
import { measureCatalogue } from './measure-catalogue.ts'
import { measureOpenTill } from './measure-open-till.ts'
import { measureOrders } from './measure-orders.ts'
import { measurePages } from './measure-pages.ts'
import { measurePeople } from './measure-people.ts'
import { openBenchDatabase, openPeopleDatabase } from './open-bench-database.ts'
import { printTable, type Row, writeJson } from './report.ts'

const BUYERS = 100_000

/**
 * `npm run bench`: how fast the shop is, always beside a control in the same run. Fills its own databases (10,000 and
 * 100,000 beers, a million with --million; 100,000 buyers), prints a table of medians and ratios, and writes
 * docs/benchmarks.json (not for a single size, nor for people or pages alone).
 */
const { values: options } = parseArgs({
  options: {
    million: { type: 'boolean', default: false },
    /** Only this size: `--beers 10000`. */
    beers: { type: 'string' },
    /** Only the lists of people. */
    people: { type: 'boolean', default: false },
    /** Only how fast pages are to see: Lighthouse, `--rounds` visits each. */
    pages: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
  },
})

const usual = options.million ? [10_000, 100_000, 1_000_000] : [10_000, 100_000]
const sizes = options.people || options.pages ? [] : options.beers ? [Number(options.beers)] : usual
const effort = { seconds: Number(options.seconds), rounds: Number(options.rounds) }
const rows: Row[] = options.pages ? await measurePages(effort.rounds) : []
for (const beers of sizes) {
  const database = await openBenchDatabase(beers)
  try {
    rows.push(...(await measureCatalogue(database, beers, effort)))
    rows.push(await measureOpenTill(database, beers))
    if (beers === sizes[0]) rows.push(...(await measureOrders(database, effort)))
  } finally {
    await database.close()
  }
}
if (!options.beers && !options.pages) {
  const database = await openPeopleDatabase(BUYERS)
  try {
    rows.push(...(await measurePeople(database, BUYERS, effort)))
  } finally {
    await database.close()
  }
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${CLIENTS} clients, ${effort.rounds} rounds of ${effort.seconds} s`
printTable(machine, rows)
if (!options.beers && !options.people && !options.pages) writeJson('docs/benchmarks.json', machine, rows)
