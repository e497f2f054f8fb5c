import type { ReactNode } from 'react'
import { TEXTS, type TextCode } from '#contract/texts/catalogue.ts'
import { languageNow } from '#contract/texts/language.ts'
import { SPOKEN_IN_ENGLISH } from '#contract/texts/spoken-in-english.ts'
import { useText } from '#web/texts.ts'

const inEnglish: ReadonlySet<TextCode> = new Set(SPOKEN_IN_ENGLISH)

/**
 * A text, marked as English where the specification says it in English on a page that is Spanish otherwise: whoever
 * listens to the page hears it said as it should be (WCAG 2.2, 3.1.2).
 */
export function Spoken({ code, values }: { code: TextCode; values?: Record<string, string | number> }) {
  const text = useText()(code, values)
  const lang = langOf(code)
  return lang ? <span lang={lang}>{text}</span> : text
}

/** The same as an option of a select, which holds words alone. */
export function SpokenOption({ code, value }: { code: TextCode; value: string }) {
  return (
    <option value={value} lang={langOf(code)}>
      {useText()(code)}
    </option>
  )
}

function langOf(code: TextCode): 'en' | undefined {
  return !languageNow() && inEnglish.has(code) ? 'en' : undefined
}

/** The same for words that come without their code, such as what is wrong with a field: `<p lang={langOfWords(error)}>`. */
export function langOfWords(words: ReactNode): 'en' | undefined {
  if (languageNow() || typeof words !== 'string') return undefined
  // Asked anew each time: to a browser texts come with the pages that use them.
  return SPOKEN_IN_ENGLISH.some((code) => TEXTS[code] === words) ? 'en' : undefined
}
