import type { ProviderFailure } from '../../../ports/payment-provider.ts'
import { type Circuit, NOT_ASKED } from '../../circuit.ts'
import type { Ended, MercadoPagoSettings } from '../call-mercado-pago.ts'

/** From the first byte to the last: a month is some megabytes. */
const WHOLE_FILE_MS = 5 * 60_000

/** The file at a path as it comes, or why not; the wait for its beginning is that of every call. */
export async function fetchReportFile(
  { baseUrl, accessToken, timeoutMs }: MercadoPagoSettings,
  circuit: Circuit,
  path: string,
): Promise<ReadableStream<Uint8Array> | ProviderFailure> {
  const begins = new AbortController()
  const ended = await circuit.run(async (): Promise<Ended<ReadableStream<Uint8Array>>> => {
    const timer = setTimeout(() => begins.abort(), timeoutMs)
    try {
      const response = await fetch(baseUrl.replace(/(?<!\/)\/+$/, '') + path, {
        redirect: 'error',
        signal: AbortSignal.any([begins.signal, AbortSignal.timeout(WHOLE_FILE_MS)]),
        headers: { authorization: `Bearer ${accessToken}`, accept: 'text/csv, */*' },
      })
      if (response.ok && response.body) return { answer: response.body }
      await response.body?.cancel()
      const { status } = response
      const isAway = status >= 500 || status === 429
      const message = `GET ${path}: status ${status}`
      const failed = isAway ? ('unknown' as const) : ('refused' as const)
      return { answer: { failed, status, message }, ...(isAway && { away: message }) }
    } catch (error) {
      const message = `GET ${path}: ${(error as Error).message}`
      return { answer: { failed: 'unknown', message }, away: message }
    } finally {
      clearTimeout(timer)
    }
  })
  if (ended === NOT_ASKED) return { failed: 'not-asked', message: 'the provider is away or busy' }
  return ended.answer
}
