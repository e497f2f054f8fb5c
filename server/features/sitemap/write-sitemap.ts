import { html } from 'hono/html'
import { addressesByLanguage, addressInLanguage } from '#contract/languages-of-addresses.ts'
import { plainMarkup } from '../../http/plain-markup.ts'
import type { Address } from './read-addresses.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The index of so many sitemaps (https://www.sitemaps.org/protocol.html#index). */
export function writeIndex(publicUrl: string, count: number): string {
  const sheets = Array.from(
    { length: count },
    (_, at) => `<sitemap><loc>${publicUrl}/sitemaps/${at + 1}.xml</loc></sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex ${SITEMAP}>\n${sheets.join('')}</sitemapindex>\n`
}

/** A sitemap around its entries: what is before the first and after the last. */
export const SITEMAP_BEGINS = `${DECLARATION}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const SITEMAP_ENDS = '</urlset>\n'

/**
 * One page's entry: its address, when it changed, and the same page in each language
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function writeEntry(publicUrl: string, { path, changedAt }: Address): string {
  const changed = changedAt && html`<lastmod>${changedAt.toISOString()}</lastmod>`
  const languages = addressesByLanguage(publicUrl, path).map(
    ({ language, href }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  const loc = addressInLanguage(publicUrl, path)
  return plainMarkup(html`<url><loc>${loc}</loc>${changed}${languages}</url>\n`)
}
