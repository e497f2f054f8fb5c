import type { ReactNode } from 'react'
import type { ImportDetail } from '#contract/beer-imports.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './imports.module.css'

/**
 * A file of which a part is published and the rest waits for room: how many, until when and what helps. Its child is the
 * button that mails the confirmation link again.
 */
export function WaitingImport({
  found: { doneRows, goodRows, waitsFor, when },
  address,
  children,
}: {
  found: ImportDetail & { when: string | null }
  address: string
  children: ReactNode
}) {
  const t = useText()
  return (
    <section className={styles.part} role="status">
      <h2>{t('import.waiting', { done: doneRows, good: goodRows, left: goodRows - doneRows })}</h2>
      <p>
        {waitsFor === 'proof' ? t('import.waitsForProof') : t('import.waitsForDay', { when: when ?? '' })}
      </p>
      <p>{t('import.waitingLead')}</p>
      <div className={styles.ways}>
        {waitsFor === 'proof' && children}
        <LinkButton to="/post#mine" look="outline">
          {t('publish.seeMine')}
        </LinkButton>
        <LinkButton to={`${address}?cancel=1`} look="quiet" className={styles.cancel} preventScrollReset>
          {t('import.cancelRest')}
        </LinkButton>
      </div>
    </section>
  )
}
