/** True in `npm run test:long`, where time is no matter. */
export const LONG = process.env.LONG_RUN === '1'

/** How many times something is tried: usually, and in the long run. */
export function howOften(usually: number, inTheLongRun: number): number {
  return LONG ? inTheLongRun : usually
}
