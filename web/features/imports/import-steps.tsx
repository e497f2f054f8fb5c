import * as accountWords from '#contract/texts/account-words.ts'
import * as importTexts from '#contract/texts/import.ts'
import { useText } from '#web/texts.ts'
import styles from './imports.module.css'

/** Where one stands: choose, review, publish. @param step from 1 */
export function ImportSteps({ step }: { step: 1 | 2 | 3 }) {
  const t = useText()
  const names = [t(importTexts.stepChoose), t(importTexts.stepReview), t(accountWords.publish)]
  return (
    <ol className={`wrap ${styles.steps}`} aria-label={t(importTexts.steps)}>
      {names.map((name, at) => (
        <li
          key={name}
          aria-current={at + 1 === step ? 'step' : undefined}
          data-past={at + 1 < step || undefined}
        >
          <span className={styles.number}>{at + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  )
}
