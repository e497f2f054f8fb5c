import { LANGUAGES, type Language } from './texts/language.ts'

/** The query name by which an address asks for a language. */
export const LANGUAGE_QUERY = 'lang'

/**
 * A page's address in a language (`/shop?pag=2&lang=en`); undefined: as everybody reads it who has chosen none.
 * `path` begins with `/` and may have a query, none of a language.
 */
export function addressInLanguage(publicUrl: string, path: string, language?: Language): string {
  if (!language) return publicUrl + path
  return `${publicUrl}${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${language}`
}

/**
 * The same page in every language, for `hreflang` (https://www.rfc-editor.org/rfc/rfc8288#section-3.4.1): by language, and
 * `x-default` for who reads none of them or has not chosen.
 */
export function addressesByLanguage(publicUrl: string, path: string): { language: string; href: string }[] {
  const inLanguages = LANGUAGES.map((language) => ({
    language,
    href: addressInLanguage(publicUrl, path, language),
  }))
  return [...inLanguages, { language: 'x-default', href: addressInLanguage(publicUrl, path) }]
}
