/**
 * Name of the session cookie. With `__Host-` (RFC 6265bis, section 4.1.3.2) the browser itself refuses it without
 * Secure, with a Domain or over plain HTTP, so no subdomain can plant one; that takes a shop on https.
 */
export function sessionCookieName(publicUrl: string): string {
  return named('lupulo_session', publicUrl)
}

/** Name of the cookie of a log-in whose second factor is still to come. */
export function secondFactorCookieName(publicUrl: string): string {
  return named('lupulo_second_factor', publicUrl)
}

function named(name: string, publicUrl: string): string {
  return new URL(publicUrl).protocol === 'https:' ? `__Host-${name}` : name
}
