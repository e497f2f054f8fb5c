/** True in `npm run test:long`, where time is no matter. */
export const LONG = process.env.LONG_RUN === '1'

/** Whose turn it is, 0 or 1, where one run tries one half and another the other (vitest.faults.config.ts). */
export const TURN = Number(process.env.TRIAL_TURN)

/** How many times something is tried: usually, and in the long run. */
export function howOften(usually: number, inTheLongRun: number): number {
  return LONG ? inTheLongRun : usually
}
