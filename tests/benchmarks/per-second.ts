import { CLIENTS } from './load.ts'

/** How often a second 8 clients get done what each repeats for so many seconds. @param run told which of them asks, from 0 */
export async function perSecond(seconds: number, run: (buyer: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  let done = 0
  const client = async (_: unknown, buyer: number) => {
    while (performance.now() < endsAt) {
      await run(buyer)
      done++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return done / ((performance.now() - startedAt) / 1000)
}
