import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { isShopsAffair, payoutReasonInWords } from '#contract/payout-reason-in-words.ts'
import type { PayoutState } from '#contract/payout-states.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import { failedAtShop, payoutStateMeanings } from '#contract/texts/payout-state.ts'
import { PAYOUT_PAGE } from '#web/request/payout-page.ts'
import { useText } from '#web/texts.ts'

type Props = {
  payout: { state: PayoutState; reason: string; returned: number; currency: string }
  /** Admins read the bank's reason alone: the rest is said to the brewery. */
  ofAdmin: boolean
}

/** What the state of a payout means for its brewery, the reason that was given, and where to look when the bank did not take it. */
export function PayoutMeaning({ payout: { state, reason, returned, currency }, ofAdmin }: Props) {
  const t = useText()
  const isLost = state === 'failed' || state === 'returned'
  const isOurs = !ofAdmin && state === 'failed' && isShopsAffair(reason)
  const meaning =
    state === 'paid' || state === 'draft'
      ? undefined
      : isOurs
        ? t(failedAtShop)
        : t(payoutStateMeanings[state], { amount: debtText(returned, currency) })
  return (
    <>
      {!ofAdmin && meaning && <p className="quiet">{meaning}</p>}
      {isLost && reason && !isOurs && <p className="quiet">{payoutReasonInWords(reason)}</p>}
      {isLost && !ofAdmin && !isOurs && (
        <p>
          <Link to={PAYOUT_PAGE}>{t(payoutAccountTexts.seeAccount)}</Link>
        </p>
      )}
    </>
  )
}
