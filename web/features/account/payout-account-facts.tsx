import { PAYOUT_ACCOUNT_HOLD_HOURS } from '#contract/limits.ts'
import { payoutAccountInWords } from '#contract/payout-account-words.ts'
import type { PayoutAccount } from '#contract/payout-accounts.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as profileTexts from '#contract/texts/profile.ts'
import { useText } from '#web/texts.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'

type Props = {
  account: PayoutAccount
  isHeld: boolean
  /** The shop's day and time of an ISO instant. */
  momentOf: (instant: string) => string
}

/** The account that is in force, as far as anybody is told it, and whether it is paid to. */
export function PayoutAccountFacts({ account: { masked, savedAt, payableFrom }, isHeld, momentOf }: Props) {
  const t = useText()
  return (
    <>
      <FactList
        empty={t(profileTexts.empty)}
        facts={[
          { name: t(payoutAccountTexts.account), value: payoutAccountInWords(masked), wide: true },
          { name: t(accountWords.savedState), value: momentOf(savedAt) },
          {
            name: t(payoutAccountTexts.payouts),
            wide: true,
            value: (
              <StatusWord tone={isHeld ? 'waiting' : 'good'}>
                {isHeld
                  ? t(payoutAccountTexts.heldUntil, { moment: momentOf(payableFrom) })
                  : t(payoutAccountTexts.free)}
              </StatusWord>
            ),
          },
        ]}
      />
      {isHeld && (
        <p className="quiet">{t(payoutAccountTexts.holdLead, { hours: PAYOUT_ACCOUNT_HOLD_HOURS })}</p>
      )}
    </>
  )
}
