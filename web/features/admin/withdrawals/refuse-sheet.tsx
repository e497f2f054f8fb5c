import { useNavigate } from 'react-router'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import type { Withdrawal } from '#contract/withdrawals.ts'
import { useText } from '#web/texts.ts'
import { type NotDone, ReasonSheet } from '#web/ui/reason-sheet.tsx'
import { type WithdrawalsPlace, withdrawalsAddress } from './withdrawals-place.ts'

type Props = { withdrawal: Withdrawal; at: WithdrawalsPlace; failed: NotDone | undefined }

/** Asks for a reason before a withdrawal is refused: its writer reads it. */
export function RefuseSheet({ withdrawal: { id, code, email }, at, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const back = withdrawalsAddress({ ...at, refuse: '' })
  return (
    <ReasonSheet
      title={t(adminWithdrawalsTexts.refuseTitle, { code })}
      action={withdrawalsAddress(at)}
      hidden={{ act: 'refuse', id }}
      submit={t(adminWords.refuse)}
      failed={failed}
      closeTo={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <p>{t(adminWithdrawalsTexts.refuseLead, { email })}</p>
    </ReasonSheet>
  )
}
