import { addressesByLanguage, addressInLanguage } from '#contract/languages-of-addresses.ts'
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
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  const languages = addressesByLanguage(publicUrl, path).map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
  )
  const loc = escaped(addressInLanguage(publicUrl, path))
  return `<url><loc>${loc}</loc>${changed}${languages.join('')}</url>\n`
}

/** Addresses hold no other sign that means something in XML: the rest is percent-encoded. */
function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
