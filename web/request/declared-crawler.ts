import { isbot } from 'isbot'

/** How crawlers and link previews name themselves. */
const NAMES_ITSELF = /bot|crawl|spider|slurp|archiver|externalhit|whatsapp|preview/i

/**
 * True for crawlers that say so: search engines, archives, link previews. isbot alone says yes to everything that is no
 * everyday browser (curl, a browser without a screen), the names alone to telephones called 'Cubot'.
 */
export function isDeclaredCrawler(userAgent: string | null): boolean {
  return NAMES_ITSELF.test(userAgent ?? '') && isbot(userAgent)
}
