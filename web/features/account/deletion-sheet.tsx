import type { ComponentProps } from 'react'
import type { AccountDeletion } from '#contract/account-deletion.ts'
import { debtText } from '#contract/charge-text.ts'
import * as myDataTexts from '#contract/texts/my-data.ts'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { DeletionByLogIn, DeletionByPassword } from './deletion-form.tsx'

type Props = ComponentProps<typeof DeletionByPassword> & {
  deletion: AccountDeletion
  onClose: () => void
}

/** Asks for certainty before an account is deleted. */
export function DeletionSheet({ deletion: { proof, owed }, onClose, message, ...rest }: Props) {
  const t = useText()
  const live = useLive()
  // A toast would lie behind the dialog. What has a field is told there.
  const hasField = Object.keys(rest.result?.error ?? {}).length > 0
  const told = live && message && !hasField ? [{ text: message }] : []
  const form = { ...rest, message: live ? null : message }
  return (
    <Sheet title={t(myDataTexts.sureTitle)} onClose={onClose}>
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
    </Sheet>
  )
}
