import type { JobName, JobQueue, Jobs } from '../ports/job-queue.ts'
import type { Metrics } from '../ports/metrics.ts'
import type { Tracing } from '../ports/tracing.ts'
import type { Services } from '../services.ts'

/** What travels with a job besides what it is about: the step that caused it. */
type Caused = { traceparent?: string }

/** The same queue, whose jobs remember what caused them while traces are told. */
export function rememberCauses(jobs: JobQueue, tracing: Tracing): JobQueue {
  return {
    ...jobs,
    enqueue(tx, name, ...all) {
      const traceparent = tracing.traceparent()
      return jobs.enqueue(tx, name, ...(traceparent ? all.map((data) => ({ ...data, traceparent })) : all))
    },
  }
}

/** Runs a job, timed, and as a trace of its own that names what caused it: it may run much later, and again. */
export function watchJob<Name extends JobName>(
  services: Pick<Services, 'metrics' | 'tracing'>,
  job: Name,
  data: Jobs[Name] & Caused,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const step = { name: `job ${job}`, kind: 'consumer', causedBy: data.traceparent } as const
  return timed(services.metrics, 'job', { job }, () => services.tracing.step(step, run))
}

/** Runs a sweep, timed, and as a trace of its own. */
export function watchSweep(
  services: Pick<Services, 'metrics' | 'tracing'>,
  sweep: string,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const step = { name: `sweep ${sweep}`, kind: 'internal' } as const
  return timed(services.metrics, 'sweep', { sweep }, () => services.tracing.step(step, run))
}

async function timed<Name extends 'job' | 'sweep'>(
  metrics: Metrics,
  name: Name,
  which: Record<Name, string>,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const startedAt = performance.now()
  let outcome = 'failed'
  try {
    const done = await run()
    outcome = 'done'
    return done
  } finally {
    const labels = { ...which, outcome } as unknown as Parameters<typeof metrics.time<Name>>[1]
    metrics.time(name, labels, (performance.now() - startedAt) / 1000)
  }
}
