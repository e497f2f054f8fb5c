import type { ProviderFailure } from '../ports/payment-provider.ts'

/**
 * Why the provider did not do what it was asked for, and what to do, in one sentence.
 * @param asked what it was asked for: 'to say whose account this is'
 * @param cure what helps against a refusal that has no words of its own here
 */
export function failureWords(
  { failed, status, message }: ProviderFailure,
  { asked, cure, baseUrl }: { asked: string; cure: string; baseUrl: string },
): string {
  const why = status ? `${status}: ${message}` : message
  if (status === 401 || status === 403) {
    return `Mercado Pago does not take the access token (${why}): copy the Access Token of Credenciales de producción into MERCADO_PAGO_ACCESS_TOKEN.`
  }
  if (status === 429) return `Mercado Pago is asked too often (${why}): run this again in some minutes.`
  if (failed === 'refused') return `Mercado Pago refuses ${asked} (${why}): ${cure}`
  if (status) {
    return `Mercado Pago fails ${asked} (${why}): run this again; when it stays so, nobody could pay, and its support must be asked.`
  }
  return `Nobody answers at ${baseUrl} (${why}): look whether MERCADO_PAGO_BASE_URL is right, and whether this machine may reach it.`
}
