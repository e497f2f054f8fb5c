import { isbot } from 'isbot'
import { CRAWLER_NAMES } from '#contract/crawler-names.ts'

/**
 * True for crawlers that say so: search engines, archives, link previews. isbot alone says yes to everything that is no
 * everyday browser (curl, a browser without a screen), the names alone to telephones called 'Cubot'.
 */
export function isDeclaredCrawler(userAgent: string | null): boolean {
  return CRAWLER_NAMES.test(userAgent ?? '') && isbot(userAgent)
}
