import { debtText } from '#contract/charge-text.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { ChargebackDocuments } from './chargeback-documents.tsx'
import styles from './order.module.css'

type Chargeback = DeskOrder['chargebacks'][number]
type Props = {
  orderId: string
  newKey: string
  chargebacks: Chargeback[]
  moment: (instant: string) => string
}

const TONES = { open: 'waiting', won: 'good', lost: 'bad' } as const

/** What a bank asks back of an order, and how that stands. */
export function OrderChargebacks({ orderId, newKey, chargebacks, moment }: Props) {
  const t = useText()
  return (
    <ul className="stack gap-3">
      {chargebacks.map((chargeback) => (
        <li key={chargeback.id} className={`stack gap-2 ${styles.card}`}>
          <div className={`ends ${styles.apart}`}>
            <strong>{debtText(chargeback.amount, chargeback.currency)}</strong>
            <StatusWord tone={TONES[chargeback.state]}>
              {t(adminOrderTexts.chargebackState[chargeback.state])}
            </StatusWord>
          </div>
          <p>{t(adminOrderTexts.chargebackIs[chargeback.state])}</p>
          <p className={`quiet ${styles.quiet}`}>
            {t(adminOrderTexts.refundOf, { payment: chargeback.paymentId })}
          </p>
          <Moments chargeback={chargeback} moment={moment} />
          {chargeback.lastError && (
            <p className={`quiet ${styles.quiet}`}>
              {t(adminWords.lastError, { error: chargeback.lastError })}
            </p>
          )}
          <ChargebackDocuments {...{ orderId, chargeback, newKey, moment }} />
        </li>
      ))}
    </ul>
  )
}

function Moments({ chargeback, moment }: { chargeback: Chargeback; moment: (instant: string) => string }) {
  const t = useText()
  const moments = [
    { at: chargeback.openedAt, text: adminOrderTexts.chargebackOpened },
    { at: chargeback.askedAt, text: adminOrderTexts.chargebackAsked },
    { at: chargeback.closedAt, text: adminOrderTexts.chargebackClosed },
  ]
  return moments.map(
    ({ at, text }) =>
      at && (
        <p key={t(text)} className={`quiet ${styles.quiet}`}>
          <time dateTime={at}>{t(text, { date: moment(at) })}</time>
        </p>
      ),
  )
}
