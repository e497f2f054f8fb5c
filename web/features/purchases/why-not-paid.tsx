import type { Purchase } from '#contract/purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { rejectionTexts } from '#contract/texts/rejection.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'

const ENDED = {
  unpaid: purchasesTexts.endedUnpaid,
  replaced: purchasesTexts.endedReplaced,
  withdrawn: purchasesTexts.endedWithdrawn,
  administration: purchasesTexts.endedByAdministration,
} as const satisfies Record<NonNullable<Purchase['endedBecause']>, Text>

type Props = {
  purchase: Pick<Purchase, 'rejectedBecause' | 'endedBecause' | 'paymentInProcess'>
  className?: string | undefined
}

/** Why an order's last payment was rejected, or why it ended unpaid; nothing of any other. */
export function WhyNotPaid({ purchase, className }: Props) {
  const t = useText()
  const { rejectedBecause, endedBecause, paymentInProcess } = purchase
  if (paymentInProcess) return null
  return (
    <>
      {rejectedBecause && (
        <p className={className}>
          {t(purchasesTexts.lastRejected)} {t(rejectionTexts[rejectedBecause])}
        </p>
      )}
      {endedBecause && <p className={className}>{t(ENDED[endedBecause])}</p>}
    </>
  )
}
