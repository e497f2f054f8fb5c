import * as shopTexts from '#contract/texts/shop.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import styles from './advertising-space.module.css'

const ADVERTISEMENTS: readonly { src: string; words: Text }[] = [
  { src: '/labels/advertisements/1.svg', words: shopTexts.advertisement1 },
  { src: '/labels/advertisements/2.svg', words: shopTexts.advertisement2 },
  { src: '/labels/advertisements/3.svg', words: shopTexts.advertisement3 },
]

/** The advertising space between the rows, which says that it is one: three pictures that stand still. */
export function AdvertisingSpace() {
  const t = useText()
  return (
    <aside className={`stack ${styles.space}`} aria-label={t(shopTexts.advertising)}>
      <p className={styles.what}>{t(shopTexts.advertising)}</p>
      <ul className={styles.strip}>
        {ADVERTISEMENTS.map(({ src, words }) => (
          <li key={src}>
            <img src={src} width={1200} height={400} alt={t(words)} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </aside>
  )
}
