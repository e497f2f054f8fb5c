import { isLanguage, knowReadersLanguageBy } from '#contract/texts/language.ts'

/** In the browser: the language that the server has written the page in, before React looks at it. */
export function speakLanguageOfPage(): void {
  const { language } = document.documentElement.dataset
  if (isLanguage(language)) knowReadersLanguageBy(() => language)
}
