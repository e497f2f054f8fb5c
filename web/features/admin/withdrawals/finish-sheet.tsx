import * as adminTexts from '#contract/texts/admin.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import type { Withdrawal } from '#contract/withdrawals.ts'
import { useText } from '#web/texts.ts'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import { type WithdrawalsPlace, withdrawalsAddress } from './withdrawals-place.ts'

type Props = { withdrawal: Withdrawal; at: WithdrawalsPlace; failed: { message: string } | undefined }

/** Asks once more before a withdrawal is closed: nothing opens it again. */
export function FinishSheet({ withdrawal: { id, code, email }, at, failed }: Props) {
  const t = useText()
  return (
    <ConfirmSheet
      title={t(adminWithdrawalsTexts.finishTitle, { code })}
      action={withdrawalsAddress(at)}
      hidden={{ act: 'done', id }}
      submit={t(adminWithdrawalsTexts.finish)}
      look="primary"
      failed={failed && { title: t(adminTexts.notDone), errors: [{ text: failed.message }] }}
      closeTo={withdrawalsAddress({ ...at, finish: '' })}
    >
      <p>{t(adminWithdrawalsTexts.finishLead, { email })}</p>
    </ConfirmSheet>
  )
}
