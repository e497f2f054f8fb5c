import { useNavigate } from 'react-router'
import { priceText } from '#contract/money.ts'
import { useText } from '#web/texts.ts'
import { type NotDone, ReasonSheet } from '#web/ui/reason-sheet.tsx'
import styles from './order.module.css'
import { orderAddress } from './order-steps.ts'
import type { OpenSheet } from './show-order.server.ts'

type Props = {
  orderId: string
  buyer: string
  sheet: OpenSheet
  failed: NotDone | undefined
}

/** Says what is about to be done to an order, and asks why. */
export function OrderSheet({ orderId, buyer, sheet, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { step } = sheet.step
  const amount = priceText(sheet.amountCents)
  const words = {
    cancel: { title: t('adminOrder.cancel'), submit: t('adminOrder.cancel') },
    close: { title: t('adminOrder.close'), submit: t('adminOrder.close') },
    refund: { title: t('adminOrder.refundTitle'), submit: t('adminOrder.refundSend', { amount }) },
    'refund-all': { title: t('adminOrder.refundTitle'), submit: t('adminOrder.refundSend', { amount }) },
  }[step]
  return (
    <ReasonSheet
      key={step}
      title={words.title}
      action={orderAddress(orderId, sheet.step)}
      hidden={{}}
      submit={words.submit}
      failed={failed}
      closeTo={orderAddress(orderId)}
      onClose={() => navigate(orderAddress(orderId), { preventScrollReset: true })}
    >
      {step === 'cancel' && <p>{t('adminOrder.cancelLead', { buyer })}</p>}
      {step === 'close' && <p>{t('adminOrder.closeLead')}</p>}
      {'restock' in sheet.step && (
        <>
          <p>{t('adminOrder.refundLead', { amount, buyer })}</p>
          {sheet.lines.length > 0 && (
            <>
              <ul className={styles.plain}>
                {sheet.lines.map(({ id, name, count }) => (
                  <li key={id}>{t('adminOrder.refundedUnits', { count, beer: name })}</li>
                ))}
              </ul>
              <p className={styles.quiet}>
                {t(sheet.step.restock ? 'adminOrder.willRestock' : 'adminOrder.willNotRestock')}
              </p>
            </>
          )}
        </>
      )}
    </ReasonSheet>
  )
}
