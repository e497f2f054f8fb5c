import { useEffect, useRef } from 'react'
import * as parcelBatchTexts from '#contract/texts/parcel-batch.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { NamedAnswer } from '../name-answers.server.ts'
import styles from './batch.module.css'

/** What became of parcels that were sent together: how many left, and of each that did not, why. It takes the focus. */
export function BatchOutcome({ answers }: { answers: NamedAnswer[] }) {
  const t = useText()
  const element = useRef<HTMLElement>(null)
  const countOf = (outcome: NamedAnswer['outcome']) =>
    answers.filter((answer) => answer.outcome === outcome).length
  const refused = answers.filter(({ outcome }) => outcome === 'refused')
  const [sent, already] = [countOf('sent'), countOf('already-sent')]

  useEffect(() => {
    if (answers.length) element.current?.focus()
  }, [answers])

  return (
    <section ref={element} tabIndex={-1} className="stack gap-3" aria-label={t(parcelBatchTexts.outcome)}>
      {sent + already > 0 && (
        <div role="status" className={`beside gap-3 ${styles.done}`}>
          <Icon name="check" size={24} />
          <div>
            {sent > 0 && (
              <p>
                <strong>{counted(t, sent, parcelBatchTexts.oneSent, parcelBatchTexts.manySent)}</strong>
              </p>
            )}
            {already > 0 && (
              <p>{counted(t, already, parcelBatchTexts.oneAlready, parcelBatchTexts.manyAlready)}</p>
            )}
          </div>
        </div>
      )}
      <ErrorSummary
        title={counted(t, refused.length, parcelBatchTexts.oneRefused, parcelBatchTexts.manyRefused)}
        errors={refused.map(({ code, recipient, why }) => ({
          text: t(parcelBatchTexts.ofOrder, {
            ...{ code: recipient ? `${code} (${recipient})` : code, why },
          }),
        }))}
      />
    </section>
  )
}
