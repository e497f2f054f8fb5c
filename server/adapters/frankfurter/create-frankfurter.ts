import { z } from 'zod'
import { toldMoment, toldRate } from '../../charge/told-rate.ts'
import type { RateSource } from '../../ports/rate-source.ts'

/** Where the real one answers (https://frankfurter.dev). */
export const REAL_FRANKFURTER = 'https://api.frankfurter.dev'

/**
 * Frankfurter's second version (https://frankfurter.dev): rates of central banks, new once a day.
 * @param url its address, whose path leads to /v2
 */
export function createFrankfurter({ url, timeoutMs }: { url: string; timeoutMs: number }): RateSource {
  return {
    name: 'frankfurter',
    async readRate(currency) {
      const path = `/v2/rate/USD/${currency}`
      const failed = (why: string, status?: number) => ({
        ...{ failed: 'unknown' as const, message: `GET ${path}: ${why}` },
        ...(status !== undefined && { status }),
      })
      try {
        const response = await fetch(url.replace(/(?<!\/)\/+$/, '') + path, {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) return failed(`status ${response.status}`, response.status)
        const answer = z.object({
          ...{ date: toldMoment, base: z.literal('USD'), quote: z.literal(currency), rate: toldRate },
        })
        const told = answer.safeParse(await response.json())
        if (told.success) return { rate: told.data.rate, validFrom: told.data.date }
        return failed(`${told.error.issues[0]?.path.join('.') || 'the body'} is not as expected`)
      } catch (error) {
        // What could not be read is not repeated: messages of parsers quote it.
        return failed((error as Error).name)
      }
    },
  }
}
