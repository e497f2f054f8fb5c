/**
 * What no crawler has to ask for: calls, and pages that answer a stranger with nothing. Pages that everybody can open but
 * nobody needs to find (the cart, the log-in) are not here: they say `noindex` themselves, which only who reads them hears
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
const CLOSED = [
  '/api/',
  '/admin',
  '/account',
  '/user/',
  '/post',
  '/putProduct/',
  '/myShop',
  '/save',
  '/succes',
  '/failure',
  '/pending',
  '/login/',
  '/logout',
  '/endViewing',
  '/report?',
  '/language',
  '/company/*/',
]

/** `robots.txt` (https://www.rfc-editor.org/rfc/rfc9309): where crawlers need not go, and where the sitemap is. */
export function writeRobots(publicUrl: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`)
  return `User-agent: *\n${closed.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
}
