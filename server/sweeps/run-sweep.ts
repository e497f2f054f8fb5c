import { sql } from 'drizzle-orm'
import type { SweepName } from '#contract/sweep-names.ts'
import { sweeps } from '#database/schema.ts'
import { isDatabaseDown } from '../http/database-down.ts'
import { reasonToKeep } from '../log/reason-to-keep.ts'
import type { Services } from '../services.ts'
import { watchSweep } from '../telemetry/watch-work.ts'
import { SWEEPS } from './sweeps.ts'

/**
 * One run of a sweep, and a note of how it went for whoever looks after the shop: one small write, whoever ran it.
 * @throws what the sweep failed with
 */
export async function runSweep(services: Services, name: SweepName): Promise<void> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  try {
    await watchSweep(services, name, () => SWEEPS[name].run(services))
  } catch (error) {
    // Without a database there is nowhere to note it.
    if (!isDatabaseDown(error)) await note(services, name, seconds(), reasonToKeep(error))
    throw error
  }
  await note(services, name, seconds())
}

/** What cannot be noted is no failure of the sweep, and the next run says what is wrong. */
async function note({ db, log }: Services, name: SweepName, seconds: number, error?: string): Promise<void> {
  const startedAt = sql`now() - ${seconds} * interval '1 second'`
  const ended = error === undefined ? { succeededAt: sql`now()`, error: '' } : { failedAt: sql`now()`, error }
  await db
    .insert(sweeps)
    .values({ name, startedAt, ...ended })
    .onConflictDoUpdate({ target: sweeps.name, set: { startedAt, ...ended } })
    .catch((failure) => {
      if (!isDatabaseDown(failure)) log.warn({ work: name, err: failure }, 'recurring work was not noted')
    })
}
