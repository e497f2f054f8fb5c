const BASE = 'http://shop.invalid'

/**
 * A path of this shop that somebody asked to be led to (`?next=`), or undefined when it leads elsewhere: other hosts,
 * other schemes, `//host`, `/\host`, control characters (OWASP, "Unvalidated Redirects and Forwards").
 */
export function ownPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > 2000 || !/^\/(?![/\\])/.test(next)) return undefined
  const url = URL.parse(next, BASE)
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** A path of this shop that knows where to lead on to afterwards. @param path without a query @param next a path of ours */
export function withNext(path: `/${string}`, next: string | null | undefined): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
