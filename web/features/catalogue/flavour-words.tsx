import type { Taste } from '#contract/tastes.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { useText } from '#web/texts.ts'
import styles from './flavour-words.module.css'
import { TASTE_WORDS } from './for-you/taste-words.ts'

/** What a beer has much of, a word each, by the six tastes of *Para ti*. Nothing of a beer that is mild in all. */
export function FlavourWords({ tastes }: { tastes: readonly Taste[] }) {
  const t = useText()
  if (!tastes.length) return null
  return (
    <dl className={`row gap-3 ${styles.flavour}`}>
      <dt>{t(detailTexts.flavour)}</dt>
      <dd>
        <ul className="row gap-2">
          {tastes.map((taste) => (
            <li key={taste} className={styles.word} data-taste={taste}>
              {t(TASTE_WORDS[taste])}
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  )
}
