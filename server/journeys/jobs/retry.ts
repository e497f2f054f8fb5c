import type { Retried } from '#contract/jobs.ts'

/** What was written down, and is now to be tried; it says how that ended. */
export type Retry = () => Promise<Retried>
