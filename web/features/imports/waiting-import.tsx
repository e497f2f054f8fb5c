import type { ReactNode } from 'react'
import type { ImportDetail } from '#contract/imports.ts'
import * as importTexts from '#contract/texts/import.ts'
import * as publishTexts from '#contract/texts/publish.ts'
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
    <section className="stack gap-4" role="status">
      <h2>{t(importTexts.waiting, { done: doneRows, good: goodRows, left: goodRows - doneRows })}</h2>
      <p>
        {waitsFor === 'proof'
          ? t(importTexts.waitsForProof)
          : t(importTexts.waitsForDay, { when: when ?? '' })}
      </p>
      <p>{t(importTexts.waitingLead)}</p>
      <div className="row gap-3">
        {waitsFor === 'proof' && children}
        <LinkButton to="/post#mine" look="outline">
          {t(publishTexts.seeMine)}
        </LinkButton>
        <LinkButton asks to={`${address}?cancel=1`} look="quiet" className={styles.cancel} preventScrollReset>
          {t(importTexts.cancelRest)}
        </LinkButton>
      </div>
    </section>
  )
}
