import { readersAddress } from '#server/http/readers-origin.ts'
import type { Settings } from '#server/settings/env.ts'
import type { MadePage } from '#web/request/kept/share-page.ts'
import { contentSecurityPolicy } from '#web/request/security-headers.ts'

/**
 * The headers that belong to what a page is made of.
 * @param scripts of those that stand in it: how its policy names them
 */
export function headersOf(
  { response }: MadePage,
  scripts: readonly string[],
  env: Settings,
): Record<string, string> {
  const targets = {
    healthPageUrl: env.HEALTH_PAGE_URL,
    paymentBaseUrl: readersAddress(env.mercadoPago.baseUrl),
    signInIssuer: env.oidc && readersAddress(env.oidc.issuer),
  }
  return {
    ...Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
    // Pages show who is signed in and what lies in the cart: no shared cache may keep them.
    'cache-control': response.headers.get('cache-control') ?? 'private, no-store',
    'content-security-policy': contentSecurityPolicy(scripts, targets, import.meta.env.DEV),
  }
}

/** A page that was made for one reader, as it is sent. */
export function finishPage(made: MadePage, env: Settings): Response {
  const { response, page } = made
  const { status, body } = response
  const headers = new Headers(headersOf(made, [`'nonce-${page.nonce}'`], env))
  for (const cookie of [...response.headers.getSetCookie(), ...page.cookies.added])
    headers.append('Set-Cookie', cookie)
  if (status === 503 || status === 429) headers.set('Retry-After', page.retryAfter ?? '2')
  return new Response(body, { status, headers })
}
