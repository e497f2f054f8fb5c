import { pageLanguage } from '#contract/texts/language.ts'

/** The first sentences of a text, as many as asked for: a page that tells a story in short says whole ones. */
export function firstSentences(text: string, count: number): string {
  const sentences = new Intl.Segmenter(pageLanguage(), { granularity: 'sentence' }).segment(text)
  return Array.from(sentences, ({ segment }) => segment)
    .slice(0, count)
    .join('')
    .trim()
}
