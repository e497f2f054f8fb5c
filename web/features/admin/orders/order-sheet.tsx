import { useNavigate } from 'react-router'
import { chargeText } from '#contract/charge-text.ts'
import { unbroken } from '#contract/site-money.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import { useText } from '#web/texts.ts'
import { type NotDone, ReasonSheet } from '#web/ui/reason-sheet.tsx'
import styles from './order.module.css'
import { orderAddress } from './order-steps.ts'
import type { OpenSheet } from './show-order.server.ts'

type Props = {
  orderId: string
  buyer: string
  /** The code of the withdrawal that it is for; '': of none. */
  withdrawal: string
  sheet: OpenSheet
  failed: NotDone | undefined
}

/** Says what is about to be done to an order, and asks why. */
export function OrderSheet({ orderId, buyer, withdrawal, sheet, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { step } = sheet.step
  const amount = unbroken(chargeText(sheet.amountCents, sheet.currency))
  const words = {
    cancel: { title: t(adminOrderTexts.cancel), submit: t(adminOrderTexts.cancel) },
    close: { title: t(adminOrderTexts.close), submit: t(adminOrderTexts.close) },
    lift: { title: t(adminOrderTexts.lift), submit: t(adminOrderTexts.lift) },
    refund: { title: t(adminOrderTexts.refundTitle), submit: t(adminOrderTexts.refundSend, { amount }) },
    'refund-all': {
      title: t(adminOrderTexts.refundTitle),
      submit: t(adminOrderTexts.refundSend, { amount }),
    },
  }[step]
  return (
    <ReasonSheet
      key={step}
      title={words.title}
      action={orderAddress(orderId, sheet.step)}
      hidden={{}}
      submit={words.submit}
      proposed={withdrawal && t(adminWithdrawalsTexts.asReason, { code: withdrawal })}
      failed={failed}
      closeTo={orderAddress(orderId)}
      onClose={() => navigate(orderAddress(orderId), { preventScrollReset: true })}
    >
      {step === 'cancel' && <p>{t(adminOrderTexts.cancelLead, { buyer })}</p>}
      {step === 'lift' && <p>{t(adminOrderTexts.liftLead)}</p>}
      {step === 'close' && <p>{t(adminOrderTexts.closeLead)}</p>}
      {'restock' in sheet.step && (
        <>
          <p>{t(adminOrderTexts.refundLead, { amount, buyer })}</p>
          {sheet.lines.length > 0 && (
            <>
              <ul className="stack gap-1">
                {sheet.lines.map(({ id, name, count }) => (
                  <li key={id}>{t(accountWords.unitsOfBeer, { count, beer: name })}</li>
                ))}
              </ul>
              <p className={`quiet ${styles.quiet}`}>
                {t(sheet.step.restock ? adminOrderTexts.willRestock : adminOrderTexts.willNotRestock)}
              </p>
            </>
          )}
        </>
      )}
    </ReasonSheet>
  )
}
