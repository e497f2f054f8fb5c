import { EN_DOCUMENTS } from './en/documents.ts'
import { languageNow } from './language.ts'
import { PT_DOCUMENTS } from './pt/documents.ts'
import { type Documents, SPANISH_DOCUMENTS } from './spanish-documents.ts'

/**
 * A text that is only to be read, in the reader's language. For loaders alone: a page that imported it would bring every
 * language of every document to the browser.
 */
export function documentNow<Name extends keyof Documents>(name: Name): Documents[Name] {
  const language = languageNow()
  if (language === 'en') return EN_DOCUMENTS[name]
  return language === 'pt' ? PT_DOCUMENTS[name] : SPANISH_DOCUMENTS[name]
}
