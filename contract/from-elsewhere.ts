/**
 * True for a request that a page of another site makes in a visitor's browser: its Origin is not ours or, where a browser
 * left that out, `Sec-Fetch-Site` says so. Forms of ours name us, without scripts too, since our Referrer-Policy lets them;
 * `null` (a sandbox, a redirect from elsewhere) is none of ours. Programs send neither, and need neither: they hold no
 * visitor's cookie (OWASP, "Cross-Site Request Forgery Prevention").
 * @param shopOrigin by which the browser reached us, as browsers write an origin
 */
export function comesFromElsewhere(headers: Headers, shopOrigin: string): boolean {
  const origin = headers.get('origin')
  return origin ? origin !== shopOrigin : isLedByAnotherSite(headers)
}

/** True when another site's link, form or script made the browser ask (Fetch Metadata); another subdomain is one too. */
export function isLedByAnotherSite(headers: Headers): boolean {
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
}
