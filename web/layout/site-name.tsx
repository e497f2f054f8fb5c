import * as commonTexts from '#contract/texts/common.ts'
import { useText } from '#web/texts.ts'
import styles from './site-name.module.css'

/**
 * The house's mark and its name, as it is written, wherever a page has them: the mark is the one of the icons (`npm run icons`).
 * Where there is no room for both, the name stands alone.
 */
export function SiteName() {
  const t = useText()
  return (
    <span className={styles.name}>
      <span>{t(commonTexts.siteName).toLowerCase()}</span>
      <img src="/icon.svg" alt="" width="34" height="34" />
    </span>
  )
}
