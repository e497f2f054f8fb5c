import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { measureHistory } from './history/measure-history.ts'
import { measureMemory } from './history/measure-memory.ts'
import { CLIENTS } from './load.ts'
import { measureCatalogue } from './measure-catalogue.ts'
import { measureHotBrewery } from './measure-hot-brewery.ts'
import { measureLedger } from './measure-ledger.ts'
import { measureOpenTill } from './measure-open-till.ts'
import { measureOrders } from './measure-orders.ts'
import { measurePages } from './measure-pages.ts'
import { measurePeople } from './measure-people.ts'
import { measurePublishing } from './measure-publishing.ts'
import { measureSearch } from './measure-search.ts'
import {
  openBenchDatabase,
  openHistoryDatabase,
  openLedgerDatabase,
  openPeopleDatabase,
} from './open-bench-database.ts'
import { printTable, type Row, writeJson } from './report.ts'
import { measureTill } from './till/measure-till.ts'

const BUYERS = 100_000

/**
 * `npm run bench`: how fast the shop is, always beside a control in the same run. Fills its own databases (10,000 and
 * 100,000 beers, a million with --million; 100,000 buyers; the books of 2,001 breweries), prints a table of medians and ratios, and writes
 * docs/benchmarks.json (not for a single size, nor for people, the ledger, search or pages alone).
 */
const { values: options } = parseArgs({
  options: {
    million: { type: 'boolean', default: false },
    /** Only this size: `--beers 10000`. */
    beers: { type: 'string' },
    /** Only the lists of people. */
    people: { type: 'boolean', default: false },
    /** Only the ledger. */
    ledger: { type: 'boolean', default: false },
    /** Only what is found and counted in memory, at each size. */
    search: { type: 'boolean', default: false },
    /** Only what two years cost: this many orders beside a tenth of them, `--orders 200000` for less than the usual two million. */
    history: { type: 'boolean', default: false },
    orders: { type: 'string', default: '2000000' },
    /** Only an order beside the dearest requests of every role, on as much history, for `--seconds`, by `--workers`. */
    till: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    /** Only the memory of a process on as much history, for `--seconds`. */
    memory: { type: 'boolean', default: false },
    /** Among so many drawn requests the dearest is looked for. */
    generated: { type: 'string', default: '10000' },
    /** Only how fast pages are to see: Lighthouse, `--rounds` visits each. */
    pages: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
  },
})

const usual = options.million ? [10_000, 100_000, 1_000_000] : [10_000, 100_000]
const isAll =
  !options.beers &&
  !options.people &&
  !options.ledger &&
  !options.search &&
  !options.pages &&
  !options.history &&
  !options.till &&
  !options.memory
const sizes =
  options.people || options.ledger || options.pages || options.history || options.till || options.memory
    ? []
    : options.beers
      ? [Number(options.beers)]
      : usual
const effort = { seconds: Number(options.seconds), rounds: Number(options.rounds) }
const rows: Row[] = options.pages ? await measurePages(effort.rounds) : []
for (const beers of sizes) {
  const database = await openBenchDatabase(beers)
  try {
    if (!options.search) {
      rows.push(...(await measureCatalogue(database, beers, effort)))
      rows.push(await measureOpenTill(database, beers))
      if (beers === sizes[0]) rows.push(...(await measureOrders(database, effort)))
    }
    rows.push(...(await measureSearch(database, beers, Number(options.generated))))
    rows.push(...(await measurePublishing(database, beers)))
  } finally {
    await database.close()
  }
}
if (isAll || options.people) {
  const database = await openPeopleDatabase(BUYERS)
  try {
    rows.push(...(await measurePeople(database, BUYERS, effort)))
  } finally {
    await database.close()
  }
}
if (isAll || options.ledger) {
  const database = await openLedgerDatabase()
  try {
    rows.push(...(await measureLedger(database, effort.rounds)))
    rows.push(await measureHotBrewery(database, effort))
  } finally {
    await database.close()
  }
}
if (options.history) {
  const large = await openHistoryDatabase(Number(options.orders))
  const small = await openHistoryDatabase(Number(options.orders) / 10)
  try {
    rows.push(...(await measureHistory(large, small, effort.rounds)))
  } finally {
    await large.close()
    await small.close()
  }
}
if (options.till) {
  const database = await openHistoryDatabase(Number(options.orders))
  try {
    rows.push(
      ...(await measureTill(database, { seconds: effort.seconds, settings: { WORKERS: options.workers } })),
    )
  } finally {
    await database.close()
  }
}
if (options.memory) {
  const database = await openHistoryDatabase(Number(options.orders))
  try {
    rows.push(...(await measureMemory(database, effort.seconds)))
  } finally {
    await database.close()
  }
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${CLIENTS} clients, ${effort.rounds} rounds of ${effort.seconds} s`
printTable(machine, rows)
if (isAll) writeJson('docs/benchmarks.json', machine, rows)
