import { useNavigation } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { refundStateTexts } from '#contract/texts/refund-state.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import { refundReason } from './event-words.ts'
import styles from './order.module.css'
import { orderAddress } from './order-steps.ts'

type Refund = DeskOrder['refunds'][number]
type Props = { orderId: string; refunds: Refund[]; moment: (instant: string) => string }

const TONES = {
  due: 'waiting',
  sent: 'waiting',
  'in-process': 'waiting',
  done: 'good',
  failed: 'bad',
} as const

/** What goes back of an order, or went; what the provider refused can be sent again. */
export function OrderRefunds({ orderId, refunds, moment }: Props) {
  const t = useText()
  if (!refunds.length) return <p className={`quiet ${styles.quiet}`}>{t(adminOrderTexts.noRefunds)}</p>
  return (
    <ul className="stack gap-3">
      {refunds.map((refund) => (
        <li key={refund.id} className={`stack gap-2 ${styles.card}`}>
          <div className={`ends ${styles.apart}`}>
            <strong>{debtText(refund.amount, refund.currency)}</strong>
            <StatusWord tone={TONES[refund.state]}>{t(refundStateTexts[refund.state])}</StatusWord>
          </div>
          <p>{refundReason(t, refund.reason)}</p>
          {refund.lines.length > 0 && (
            <ul className="stack gap-1">
              {refund.lines.map((line) => (
                <li key={line.ProductId}>
                  {t(adminOrderTexts.refundLine, {
                    count: line.amount,
                    beer: line.name,
                    amount: debtText(line.charged, refund.currency),
                  })}
                  {line.restocked && (
                    <span
                      className={`quiet ${styles.quiet}`}
                    >{` · ${t(adminOrderTexts.lineRestocked)}`}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
          <p className={`quiet ${styles.quiet}`}>
            {[
              t(adminOrderTexts.refundOf, { payment: refund.paymentId }),
              t(adminOrderTexts.refundAsked, { date: moment(refund.createdAt) }),
              ...(refund.doneAt ? [t(adminOrderTexts.refundBack, { date: moment(refund.doneAt) })] : []),
            ].join(' · ')}
          </p>
          {refund.lastError && refund.state !== 'done' && (
            <p className={styles.warning}>{t(adminWords.lastError, { error: refund.lastError })}</p>
          )}
          {refund.lastError && refund.state !== 'done' && (
            <IfMay what="refund">
              <Retry orderId={orderId} refund={refund} />
            </IfMay>
          )}
        </li>
      ))}
    </ul>
  )
}

function Retry({ orderId, refund }: { orderId: string; refund: Refund }) {
  const t = useText()
  const action = orderAddress(orderId, { step: 'retry', refundId: refund.id })
  const isSending = useNavigation().formAction === action
  return (
    <PostForm action={action} preventScrollReset>
      <Button type="submit" look="outline" busy={isSending}>
        {t(adminWords.retry)}
        <span className="visually-hidden">
          {` ${t(adminOrderTexts.retryOf, { amount: debtText(refund.amount, refund.currency) })}`}
        </span>
      </Button>
    </PostForm>
  )
}
