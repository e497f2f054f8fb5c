import { Link } from 'react-router'
import { orderCode } from '#contract/order-code.ts'
import type { WaitingThreads } from '#contract/order-messages.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { daysWords } from '#web/ui/waiting-days.ts'
import styles from './today.module.css'

type Props = {
  messages: WaitingThreads
  /** The list of all of them. */
  allAt: string
  addressOf: (orderId: string) => string
}

/** What buyers wrote and had no answer to, longest waiting first, and the way to answer. */
export function WaitingMessages({ messages: { waiting, oldest }, allAt, addressOf }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="waiting-messages">
      <h2 id="waiting-messages">{t(adminWords.messages)}</h2>
      {waiting > 0 && (
        <p>{counted(t, waiting, orderMessagesTexts.oneWaiting, orderMessagesTexts.waitingCount)}</p>
      )}
      {waiting > 0 && (
        <ul className={`stack ${styles.rows}`}>
          {oldest.map(({ orderId, buyer, text, pictures, days }) => (
            <li key={orderId} className="stack gap-1">
              <p>
                <Link to={addressOf(orderId)}>
                  {t(accountWords.orderCode, { code: orderCode(orderId) })} · {buyer}
                </Link>
              </p>
              <p className={styles.comment}>
                {text ||
                  counted(t, pictures, orderMessagesTexts.onePicture, orderMessagesTexts.countPictures)}
              </p>
              <div className="ends gap-3">
                <span className="quiet">{daysWords(t, days)}</span>
                <LinkButton to={addressOf(orderId)} look="outline" size="small">
                  {t(accountWords.answer)}{' '}
                  <span className="visually-hidden">
                    {t(accountWords.orderCode, { code: orderCode(orderId) })}
                  </span>
                </LinkButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="row gap-3">
        {waiting === 0 && <span className="quiet">{t(orderMessagesTexts.noneWaiting)}</span>}
        <Link to={allAt}>{t(orderMessagesTexts.seeMessages)}</Link>
      </p>
    </section>
  )
}
