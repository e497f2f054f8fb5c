import type { ReactNode } from 'react'
import { languageNow } from '#contract/texts/language.ts'
import { isSaidInEnglish, type Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'

/**
 * A text, marked as English where the specification says it in English on a page that is Spanish otherwise: whoever
 * listens to the page hears it said as it should be (WCAG 2.2, 3.1.2).
 */
export function Spoken({ text, values }: { text: Text; values?: Record<string, string | number> }) {
  const words = useText()(text, values)
  const lang = langOf(text)
  return lang ? <span lang={lang}>{words}</span> : words
}

/** The same as an option of a select, which holds words alone. */
export function SpokenOption({ text, value }: { text: Text; value: string }) {
  return (
    <option value={value} lang={langOf(text)}>
      {useText()(text)}
    </option>
  )
}

function langOf(text: Text): 'en' | undefined {
  return !languageNow() && text.unchosen !== undefined ? 'en' : undefined
}

/** The same for words that come without their text, such as what is wrong with a field: `<p lang={langOfWords(error)}>`. */
export function langOfWords(words: ReactNode): 'en' | undefined {
  if (languageNow() || typeof words !== 'string') return undefined
  return isSaidInEnglish(words) ? 'en' : undefined
}
