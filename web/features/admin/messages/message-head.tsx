import { Link } from 'react-router'
import * as messagesTexts from '#contract/texts/messages.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { MailLink, PhoneLink } from '../contact-links.tsx'
import styles from './messages.module.css'

/** Whether a message is done. @param day in words, when it was; undefined while it is open */
export function MessageState({ day, isAnswered }: { day: string | undefined; isAnswered: boolean }) {
  const t = useText()
  return (
    <span className={styles.state}>
      <StatusWord tone={day ? 'over' : 'waiting'}>
        {day ? t(isAnswered ? messagesTexts.answered : messagesTexts.doneOn, { day }) : t(messagesTexts.open)}
      </StatusWord>
    </span>
  )
}

/** How whoever wrote is reached, and the purchase that they wrote about. */
export function MessageWays(message: { email: string; phone: string; purchase: string | null }) {
  const t = useText()
  const { email, phone, purchase } = message
  return (
    <p className={`wrap ${styles.ways}`}>
      <MailLink email={email} />
      <PhoneLink phone={phone} />
      <Link to={`/admin/orders?${new URLSearchParams({ q: email })}`}>{t(messagesTexts.theirOrders)}</Link>
      {purchase && <Link to={`/admin/orders/${purchase}`}>{t(messagesTexts.purchase)}</Link>}
    </p>
  )
}
