import { type Refusal, refuse } from '#contract/errors.ts'
import { SWEEP_NAMES } from '#contract/sweep-names.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { runSweep } from '../../sweeps/run-sweep.ts'
import type { Retry } from './retry.ts'

/** A sweep runs now, in this process, beside those that run by themselves: each claims its rows. */
export async function retrySweep(services: Services, id: string, actor: Actor): Promise<Retry | Refusal> {
  const name = SWEEP_NAMES.find((each) => each === id)
  if (!name) return refuse('not-found')
  await services.db.transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'work-retried',
      subject: { kind: 'work', id: name },
      facts: { work: 'sweep' },
    }),
  )
  return async () => {
    await runSweep(services, name)
    return { outcome: 'done', error: '' }
  }
}
