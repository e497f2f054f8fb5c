import { fillIn } from './fill-in.ts'
import { type Language, languageNow } from './language.ts'

/**
 * What a page, a refusal or a mail says, in every language: a value that is imported. Nobody reads it before
 * `textOf` has put it into words. `unchosen` is what the specification says in English to who has chosen no language;
 * everything else it says in the Spanish of `es`.
 */
export type Text = { readonly [Each in Language]: string } & { readonly unchosen?: string }

const saidInEnglish = new Set<string>()

/**
 * A text that the specification writes in English on pages that are Spanish otherwise: such a text is marked as
 * English where it is shown (web/language/spoken.tsx).
 * @param unchosen its words there, where they are not good enough for who has chosen English
 */
/* #__NO_SIDE_EFFECTS__ */
export function inEnglish(text: Text, unchosen = text.en): Text {
  saidInEnglish.add(unchosen)
  return { ...text, unchosen }
}

/** Whether these are the words of a text that the specification writes in English; of those that are loaded here. */
export function isSaidInEnglish(words: string): boolean {
  return saidInEnglish.has(words)
}

/** A text in the reader's words, its `{name}`s filled in. */
export function textOf(text: Text, values: Record<string, string | number> = {}): string {
  const language = languageNow()
  return fillIn(language ? text[language] : (text.unchosen ?? text.es), values)
}

/** A text as each reader may have seen it, whatever the language of who asks now. Of what has no values to fill in. */
export function textInEvery({ es, en, pt, unchosen = es }: Text): string[] {
  return [unchosen, es, en, pt]
}
