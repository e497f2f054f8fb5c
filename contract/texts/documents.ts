import { ABOUT } from './about.ts'
import { CONTACT_WAYS } from './contact-ways.ts'
import type { InWords } from './document.ts'
import { PRIVACY } from './privacy.ts'
import { STYLE_WORDS } from './style-words.ts'
import { TERMS } from './terms.ts'
import { type Text, textOf } from './text.ts'

const DOCUMENTS = {
  about: ABOUT,
  contactWays: CONTACT_WAYS,
  privacy: PRIVACY,
  styleWords: STYLE_WORDS,
  terms: TERMS,
}

/** The texts that are only to be read, in one language. */
export type Documents = InWords<typeof DOCUMENTS>

/**
 * A text that is only to be read, in the reader's language. For loaders alone: a page that imported it would bring every
 * language of every document to the browser.
 */
export function documentNow<Name extends keyof Documents>(name: Name): Documents[Name] {
  return inWords(DOCUMENTS[name]) as Documents[Name]
}

function inWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inWords)
  if ('es' in value) return textOf(value as Text)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inWords(each)]))
}
