import {
  addTranslation,
  isLanguage,
  knowReadersLanguageBy,
  type Language,
  type Translation,
} from '#contract/texts/language.ts'

/** Each language is a file of its own, which comes only to who reads it. */
const BRING: Record<Language, () => Promise<Translation>> = {
  es: async () => (await import('#contract/texts/es/index.ts')).ES,
  en: async () => (await import('#contract/texts/en/index.ts')).EN,
  pt: async () => (await import('#contract/texts/pt/index.ts')).PT,
}

/** In the browser: the language that the server has written the page in, before React looks at it. */
export async function speakLanguageOfPage(): Promise<void> {
  const { language } = document.documentElement.dataset
  if (!isLanguage(language)) return
  addTranslation(language, await BRING[language]())
  knowReadersLanguageBy(() => language)
}
