import { ABOUT } from './about.ts'
import { CONTACT_WAYS } from './contact-ways.ts'
import { PRIVACY } from './privacy.ts'
import { STYLE_WORDS } from './style-words.ts'
import { TERMS } from './terms.ts'

/** What is only to be read, in Spanish: the reading that holds. */
export const SPANISH_DOCUMENTS = {
  about: ABOUT,
  contactWays: CONTACT_WAYS,
  privacy: PRIVACY,
  styleWords: STYLE_WORDS,
  terms: TERMS,
}

/** The texts that are only to be read, in any language. */
export type Documents = typeof SPANISH_DOCUMENTS
