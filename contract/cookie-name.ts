/**
 * A cookie's name. With `__Host-` (RFC 6265bis, section 4.1.3.2) the browser itself refuses it without Secure, with a
 * Domain or over plain HTTP, so that no subdomain can plant one; that takes a shop on https, and others keep the plain name.
 */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}
