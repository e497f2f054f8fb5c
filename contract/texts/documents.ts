import { ABOUT } from './about.ts'
import { CONTACT_WAYS } from './contact-ways.ts'
import { EN_DOCUMENTS } from './en/documents.ts'
import { languageNow } from './language.ts'
import { PRIVACY } from './privacy.ts'
import { PT_DOCUMENTS } from './pt/documents.ts'
import { STYLE_WORDS } from './style-words.ts'
import { TERMS } from './terms.ts'

const IN_SPANISH = {
  about: ABOUT,
  contactWays: CONTACT_WAYS,
  privacy: PRIVACY,
  styleWords: STYLE_WORDS,
  terms: TERMS,
}

/** The texts that are only to be read, in one language. */
export type Documents = typeof IN_SPANISH

/**
 * A text that is only to be read, in the reader's language. For loaders alone: a page that imported it would bring every
 * language of every document to the browser.
 */
export function documentNow<Name extends keyof Documents>(name: Name): Documents[Name] {
  const language = languageNow()
  if (language === 'en') return EN_DOCUMENTS[name]
  return language === 'pt' ? PT_DOCUMENTS[name] : IN_SPANISH[name]
}
