import { Link } from 'react-router'
import * as messagesTexts from '#contract/texts/messages.ts'
import { useText } from '#web/texts.ts'
import styles from './messages.module.css'
import { messageAddress } from './messages-place.ts'
import type { NotAnswered } from './send-answer.server.ts'

/** An answer that was not sent to a message that is no longer in the list: its words are not lost, and the message is a press away. */
export function NotSentWords({ failed: { id, typed } }: { failed: NotAnswered }) {
  const t = useText()
  return (
    <div className={`stack gap-2 ${styles.message}`}>
      <p className={styles.said}>{typed}</p>
      <Link className={styles.reply} to={messageAddress(id)}>
        {t(messagesTexts.replyAgain)}
      </Link>
    </div>
  )
}
