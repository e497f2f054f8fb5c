import type { OrderThread } from '#contract/order-messages.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { useText } from '#web/texts.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './parcels.module.css'

type Props = { thread: Pick<OrderThread, 'messages' | 'buyer'> & { page: number } }

/** That its buyer wrote and waits, said before the parcel leaves: what they wrote may be about it. The way leads there. */
export function WaitingMessage({ thread: { messages, buyer, page } }: Props) {
  const t = useText()
  // The newest stand on the first page of them.
  const said = page === 1 && messages.findLast(({ by, text }) => by === 'buyer' && text)
  return (
    <Notice label={t(orderMessagesTexts.waits)}>
      <div className="stack gap-1">
        <p>
          <strong>{t(orderMessagesTexts.buyerWaits, { buyer })}</strong>{' '}
          <a href="#messages">{t(orderMessagesTexts.readAndAnswer)}</a>
        </p>
        {said && <p className={`quiet ${styles.said}`}>«{said.text}»</p>}
      </div>
    </Notice>
  )
}
