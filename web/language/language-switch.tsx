import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import { LANGUAGE_FACTS, LANGUAGES, languageNow } from '#contract/texts/language.ts'
import { useKeepOnLeaving } from '#web/layout/typed-again/use-keep-on-leaving.ts'
import { useText } from '#web/texts.ts'
import styles from './language-switch.module.css'

/** The languages of the shop beside each other, in a line of their own. */
export function LanguageSwitch() {
  const t = useText()
  return (
    <LanguageForm className={`wrap gap-5 ${styles.switch}`} label={t(commonTexts.languageLabel)}>
      {LANGUAGES.map((language) => (
        <LanguageButton key={language} language={language} />
      ))}
    </LanguageForm>
  )
}

/** The same under each other, for a menu. */
export function LanguageList() {
  return (
    <LanguageForm>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <LanguageButton language={language} />
          </li>
        ))}
      </ul>
    </LanguageForm>
  )
}

type FormProps = { className?: string; label?: string; children: ReactNode }

/** A page is loaded anew in its new language, with what was typed on it. */
function LanguageForm({ className, label, children }: FormProps) {
  const { pathname, search } = useLocation()
  const keepOnLeaving = useKeepOnLeaving()
  const here = withoutLanguage(pathname, search)
  return (
    <form
      method="post"
      action="/language"
      className={className}
      aria-label={label}
      onSubmit={() => keepOnLeaving(here)}
    >
      <input type="hidden" name="next" value={here} />
      {children}
    </form>
  )
}

/** One of the languages, in its own words. */
function LanguageButton({ language }: { language: (typeof LANGUAGES)[number] }) {
  return (
    <button
      type="submit"
      name="language"
      value={language}
      lang={language}
      aria-current={language === languageNow() ? 'true' : undefined}
    >
      {LANGUAGE_FACTS[language].name}
    </button>
  )
}

/** The same page without `?lang=`, which would speak louder than the choice. */
function withoutLanguage(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size ? `${pathname}?${query}` : pathname
}
