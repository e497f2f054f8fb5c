/** The languages that the shop speaks when it is asked to. */
export const LANGUAGES = ['es', 'en', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * What is known of each language: its own name, how numbers, dates and lists are written for whoever reads it, and what
 * parts thousands in a number. One table of three facts: an object that has but a word for each language is a text, and of
 * those a browser has its own language's alone.
 */
export const LANGUAGE_FACTS: Record<Language, { name: string; locale: string; thousands: '.' | ',' }> = {
  es: { name: 'Español', locale: 'es-AR', thousands: '.' },
  en: { name: 'English', locale: 'en-US', thousands: ',' },
  pt: { name: 'Português', locale: 'pt-BR', thousands: '.' },
}

let readersLanguage: () => Language | undefined = () => undefined

/**
 * Says how the reader's language is known, once for a program: on the server it belongs to the request, in the browser to
 * the page. Nobody says it, or nobody has chosen: the texts are the specification's, Spanish or English as they stand.
 */
export function knowReadersLanguageBy(find: () => Language | undefined): void {
  readersLanguage = find
}

/** The language that the reader has chosen; undefined: none. */
export function languageNow(): Language | undefined {
  return readersLanguage()
}

/** For Intl: how the reader writes numbers and dates; as in Argentina where nothing is chosen. */
export function localeNow(): string {
  return localeOf(readersLanguage() ?? 'es')
}

/** For Intl, of days and moments: day before month in every language, as the specification writes dates. */
export function dayLocaleNow(): string {
  const locale = localeNow()
  return locale.startsWith('en') ? 'en-GB' : locale
}

/** The country's way in which a language is written here: `es-AR`. */
export function localeOf(language: Language): string {
  return LANGUAGE_FACTS[language].locale
}

/** What a page as a whole is written in: for `<html lang>`. */
export function pageLanguage(): Language {
  return readersLanguage() ?? 'es'
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}
