import { useLocation } from 'react-router'
import * as commonTexts from '#contract/texts/common.ts'
import { LANGUAGE_FACTS, LANGUAGES, languageNow } from '#contract/texts/language.ts'
import { useKeepOnLeaving } from '#web/layout/typed-again/use-keep-on-leaving.ts'
import { useText } from '#web/texts.ts'
import styles from './language-switch.module.css'

/** The languages of the shop, a button each, in its own words. A page is loaded anew in its new language, with what was typed on it. */
export function LanguageSwitch() {
  const t = useText()
  const { pathname, search } = useLocation()
  const chosen = languageNow()
  const keepOnLeaving = useKeepOnLeaving()
  const here = withoutLanguage(pathname, search)
  return (
    <form
      method="post"
      action="/language"
      className={`wrap gap-5 ${styles.switch}`}
      aria-label={t(commonTexts.languageLabel)}
      onSubmit={() => keepOnLeaving(here)}
    >
      <input type="hidden" name="next" value={here} />
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-current={language === chosen ? 'true' : undefined}
        >
          {LANGUAGE_FACTS[language].name}
        </button>
      ))}
    </form>
  )
}

/** The same page without `?lang=`, which would speak louder than the choice. */
function withoutLanguage(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size ? `${pathname}?${query}` : pathname
}
