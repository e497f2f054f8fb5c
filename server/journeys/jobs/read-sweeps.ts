import type { SweepStanding } from '#contract/jobs.ts'
import { SWEEP_NAMES } from '#contract/sweep-names.ts'
import { sweeps } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { SWEEPS } from '../../sweeps/sweeps.ts'

/** A sweep is late once it should have begun three times over, and a minute more for a long run. */
const TIMES_LATE = 3
const GRACE_SECONDS = 60

/** How each recurring work went last, whichever process ran it. */
export async function readSweeps({ db, env }: Pick<Services, 'db' | 'env'>): Promise<SweepStanding[]> {
  const noted = new Map((await db.select().from(sweeps)).map((row) => [row.name, row]))
  return SWEEP_NAMES.map((name) => {
    const everySeconds = SWEEPS[name].everySeconds(env)
    const { startedAt = null, succeededAt = null, failedAt = null, error = '' } = noted.get(name) ?? {}
    const lateMs = (everySeconds * TIMES_LATE + GRACE_SECONDS) * 1000
    return {
      name,
      everySeconds,
      standing: !startedAt
        ? 'never'
        : error
          ? 'failed'
          : Date.now() - startedAt.getTime() > lateMs
            ? 'late'
            : 'fine',
      startedAt: startedAt?.toISOString() ?? null,
      succeededAt: succeededAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
      error,
    }
  })
}
