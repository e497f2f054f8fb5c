import type { ComponentProps } from 'react'
import type { AccountDeletion } from '#contract/account-deletion.ts'
import { debtText } from '#contract/charge-text.ts'
import * as myDataTexts from '#contract/texts/my-data.ts'
import { useText } from '#web/texts.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { DeletionByLogIn, DeletionByPassword } from './deletion-form.tsx'
import styles from './my-data.module.css'

type Props = ComponentProps<typeof DeletionByPassword> & {
  deletion: AccountDeletion
  onClose: () => void
}

/** Asks for certainty before an account is deleted: a dialog, and without JavaScript the same on top of the page. */
export function DeletionSheet({ deletion: { proof, owed }, onClose, message, ...rest }: Props) {
  const t = useText()
  const live = useLive()
  // A toast would lie behind the dialog. What has a field is told there.
  const hasField = Object.keys(rest.result?.error ?? {}).length > 0
  const told = live && message && !hasField ? [{ text: message }] : []
  const form = { ...rest, message: live ? null : message }
  const question = (
    <>
      <p>{t(myDataTexts.sureLead)}</p>
      {owed.length > 0 && (
        <Notice>
          <p>
            {t(myDataTexts.stillOwed, {
              amount: owed.map(({ amount, currency }) => debtText(amount, currency)).join(' + '),
            })}
          </p>
        </Notice>
      )}
      <ErrorSummary title={t(myDataTexts.notDeleted)} errors={told} />
      {proof === 'password' ? <DeletionByPassword {...form} /> : <DeletionByLogIn {...form} />}
    </>
  )
  if (live) {
    return (
      <Dialog open onClose={onClose} title={t(myDataTexts.sureTitle)}>
        {question}
      </Dialog>
    )
  }
  return (
    <section className={styles.sheet} aria-labelledby="sure-title">
      <h2 id="sure-title">{t(myDataTexts.sureTitle)}</h2>
      {question}
    </section>
  )
}
