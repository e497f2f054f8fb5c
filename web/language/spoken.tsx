import type { ReactNode } from 'react'
import { TEXTS, type TextCode } from '#contract/texts/catalogue.ts'
import { languageNow } from '#contract/texts/language.ts'
import { SPOKEN_IN_ENGLISH } from '#contract/texts/spoken-in-english.ts'
import { useText } from '#web/texts.ts'

const inEnglish: ReadonlySet<TextCode> = new Set(SPOKEN_IN_ENGLISH)
const englishWords: ReadonlySet<string> = new Set(SPOKEN_IN_ENGLISH.map((code) => TEXTS[code]))

/**
 * A text, marked as English where the specification says it in English on a page that is Spanish otherwise: whoever
 * listens to the page hears it said as it should be (WCAG 2.2, 3.1.2).
 */
export function Spoken({ code, values }: { code: TextCode; values?: Record<string, string | number> }) {
  const text = useText()(code, values)
  const lang = langOf(code)
  return lang ? <span lang={lang}>{text}</span> : text
}

/** The same for an element of its own: `<option lang={langOf('people.active')}>`. */
export function langOf(code: TextCode): 'en' | undefined {
  return !languageNow() && inEnglish.has(code) ? 'en' : undefined
}

/** The same for words that come without their code, such as what is wrong with a field: `<p lang={langOfWords(error)}>`. */
export function langOfWords(words: ReactNode): 'en' | undefined {
  return !languageNow() && typeof words === 'string' && englishWords.has(words) ? 'en' : undefined
}
