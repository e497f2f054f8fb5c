import * as commonTexts from '#contract/texts/common.ts'
import { pageLanguage } from '#contract/texts/language.ts'
import { LanguageList } from '#web/language/language-switch.tsx'
import { useText } from '#web/texts.ts'
import { BarMenu } from './bar-menu.tsx'

/** The languages in the bar, behind the two letters of the one that is spoken. */
export function LanguageMenu() {
  const t = useText()
  const title = (
    <>
      {pageLanguage().toUpperCase()}
      <span className="visually-hidden">: {t(commonTexts.languageLabel)}</span>
    </>
  )
  return (
    <BarMenu title={title}>
      <LanguageList />
    </BarMenu>
  )
}
