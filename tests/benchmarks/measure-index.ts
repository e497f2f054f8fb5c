import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Pool } from 'pg'
import { readAllBeers } from '#server/adapters/beers-in-memory/read-beers.ts'
import type { Services } from '#server/services.ts'
import type { Row } from './report.ts'

const MB = 2 ** 20

/** Reads the beers into the index: how long it takes, beside reading the same rows and leaving them, and what it keeps of memory. */
export async function measureIndex({ pool, search }: Services, size: string): Promise<Row[]> {
  const rowsAlone = await secondsOf(() => readRows(pool))
  const before = usedBytes()
  const whole = await secondsOf(() => search.ready())
  const used = usedBytes() - before
  return [
    {
      ...{ what: `Read into the index, ${size}`, unit: 's', shop: whole, control: rowsAlone },
      ...{ ratio: whole / rowsAlone, goal: null, reached: null },
    },
    {
      ...{ what: `What the index holds, ${size}`, unit: 'MB', shop: used / MB, control: null },
      ...{ ratio: null, goal: null, reached: null },
    },
  ]
}

async function readRows(pool: Pool): Promise<void> {
  for await (const _ of readAllBeers((query) => pool.query(query)));
}

async function secondsOf(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return (performance.now() - startedAt) / 1000
}

/** What is still used once what is used no more has gone. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // What is held by what went the first time goes the second.
  for (let time = 0; time < 3; time++) collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
