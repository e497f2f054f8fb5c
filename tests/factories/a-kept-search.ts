import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { BeerFilter } from '#contract/beer-filter.ts'
import type { Ask } from '#database/within-time.ts'
import { createBeersInMemory } from '#server/adapters/beers-in-memory/create-beers-in-memory.ts'
import { createSnapshots } from '#server/adapters/beers-in-memory/snapshot/create-snapshots.ts'

export function aSnapshotFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lupulo-snapshot-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const snapshotFile = (folder: string) => join(folder, 'beers.snapshot')

/** The search of a process that starts now, and keeps what it has read in the folder, however little it is. */
export function aKeptSearch(ask: Ask, folder: string, { fingerprint = 'of the tests', writes = true } = {}) {
  const told: { msg: string; err?: { message: string } }[] = []
  const log = pino({}, { write: (line: string) => void told.push(JSON.parse(line)) })
  let readAnew = false
  const watched: Ask = (query) => {
    if (query.name === 'all-searched-beers') readAnew = true
    return ask(query)
  }
  const snapshots = createSnapshots({ ask: watched, folder, log, writes, leastBeers: 1, fingerprint })
  const search = createBeersInMemory(watched, snapshots)
  const find = (filter: BeerFilter) =>
    search.find({ filter, today: '2026-03-01', skip: 0, take: 100, facets: true })
  return {
    ...search,
    find,
    idsOf: async (name: string) => (await find({ name })).beers.map(({ id }) => id),
    /** Whether it read all beers, and had not enough in a snapshot. */
    hasReadAnew: () => readAnew,
    told,
    /** Why a snapshot was not taken. */
    refusal: () => told.find(({ msg }) => msg.includes('is not taken'))?.err?.message,
  }
}
