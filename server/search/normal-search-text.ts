import { normalForm } from '#contract/normal-form.ts'
/**
 * Lower case and without accents, as `search_normal()` writes it into `beers.search_text`. Done here so that the
 * pattern is a constant when PostgreSQL plans; a test holds the two together for the letters of our languages.
 */
export function normalSearchText(text: string): string {
  return normalForm(text, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
}
