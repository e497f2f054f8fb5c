import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import { dayWords } from '#contract/texts/days.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import type { Withdrawal } from '#contract/withdrawals.ts'
import { useText } from '#web/texts.ts'
import styles from './withdrawals.module.css'

/** What of the order came, or comes, from each brewery: how it stands, and until when it could be withdrawn from. */
export function WithdrawalParcels({ withdrawal: { parcels } }: { withdrawal: Withdrawal }) {
  const t = useText()
  return (
    <ul className={`stack ${styles.parcels}`}>
      {parcels.map(({ company, state, moneyBack, until }) => (
        <li key={company}>
          {t(adminWithdrawalsTexts.parcelOf, { company, state: t(parcelStateTexts[state]) })}.
          {moneyBack && ` ${t(adminWithdrawalsTexts.moneyBack)}`}
          {until && !moneyBack && ` ${t(adminWithdrawalsTexts.untilDay, { day: dayWords(until) })}`}
        </li>
      ))}
    </ul>
  )
}
