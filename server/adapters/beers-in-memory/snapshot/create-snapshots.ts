import { createRequire } from 'node:module'
import type { Logger } from 'pino'
import type { Ask } from '#database/within-time.ts'
import { catchUp, type FollowedIndex } from '../followed-index.ts'
import { identify } from './database-moment.ts'
import { fingerprintOf } from './fingerprint.ts'
import { takeSnapshot } from './take-snapshot.ts'
import { writeSnapshot } from './write-snapshot.ts'

/** Fewer are read anew in a fraction of a second. */
const LEAST_BEERS = 10_000
/** An index that has changed is written again after so long: what a start then reads behind it costs it little. */
const CHANGED_AFTER_MS = 15 * 60_000
/** One that has not is written again before it would be too old. */
const RENEWED_AFTER_MS = 35 * 60_000

/** What an index hangs on is what takes and writes it, with all that they import: the sources, also where they were built. */
const SOURCES = ['take-snapshot.ts', 'write-snapshot.ts'].map((source) =>
  createRequire(import.meta.url).resolve(`#server/adapters/beers-in-memory/snapshot/${source}`),
)

export type Snapshots = {
  /** What the database is known by; undefined where it does not say: nothing is kept then. */
  identify(): Promise<string | undefined>
  /** The index as it was written down, brought up to date; undefined where it is to be read anew, and the log says why. */
  take(): Promise<FollowedIndex | undefined>
  /** Writes the index down if it is time to. False where the database is another one than the index was read from. */
  keep(followed: FollowedIndex): Promise<boolean>
}

/**
 * Keeps an index of beers in a file, so that a start need not read it anew. Of processes that share a folder any may write: each file is
 * whole, and says of what it is. None of these throws.
 * @param folder made when the first one is written
 * @param writes whether this process writes them too, or only takes them
 */
export function createSnapshots({
  ask,
  folder,
  log,
  writes,
  leastBeers = LEAST_BEERS,
  fingerprint = fingerprintOf(SOURCES),
}: {
  ask: Ask
  folder: string
  log: Logger
  writes: boolean
  leastBeers?: number
  fingerprint?: string
}): Snapshots {
  const place = { ask, folder, fingerprint }
  let isInTrouble = false

  /** A full disk, and a database that does not say who it is, stay so for long: told once, until it went well again. */
  function tell(error: unknown) {
    if (!isInTrouble) log.warn({ err: error }, 'no snapshot of the beers is written: a start reads them anew')
    isInTrouble = true
  }

  return {
    async identify() {
      if (!writes) return undefined
      return identify(ask).catch((error) => void tell(error))
    },

    async take() {
      const startedAt = performance.now()
      try {
        const taken = await takeSnapshot(place)
        if (!taken) return undefined
        if (!(await catchUp(ask, taken))) throw new Error('it is of another past of the database')
        if (taken.index.isMostlyOver) throw new Error('most of it has changed')
        const ms = Math.round(performance.now() - startedAt)
        log.info({ beers: taken.index.size, ms }, 'the beers were read from their snapshot')
        return taken
      } catch (error) {
        log.warn({ err: error }, 'the snapshot of the beers is not taken: they are read anew')
        return undefined
      }
    },

    async keep(followed) {
      const { index, identity, kept } = followed
      if (!writes || !identity || index.size < leastBeers || index.isMostlyOver) return true
      const age = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY
      const isChanged = index.version !== kept?.version
      if (age < (isChanged ? CHANGED_AFTER_MS : RENEWED_AFTER_MS)) return true
      followed.kept = { at: Date.now(), version: index.version }
      try {
        const isSame = await writeSnapshot(place, followed)
        isInTrouble = false
        return isSame
      } catch (error) {
        tell(error)
        return true
      }
    },
  }
}
