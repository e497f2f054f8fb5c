import { useText } from '#web/texts.ts'
import styles from './imports.module.css'

/** Where one stands: choose, review, publish. @param step from 1 */
export function ImportSteps({ step }: { step: 1 | 2 | 3 }) {
  const t = useText()
  const names = [t('import.stepChoose'), t('import.stepReview'), t('import.stepPublish')]
  return (
    <ol className={styles.steps} aria-label={t('import.steps')}>
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
