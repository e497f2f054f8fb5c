import { Link, useNavigation } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { MessageState, MessageWays } from './message-head.tsx'
import styles from './messages.module.css'
import { type MessagesPlace, messageAddress, messagesAddress } from './messages-place.ts'
import type { ShownMessage } from './show-messages.server.ts'

/** What somebody wrote: who and when, what about, and what an admin does with it. */
export function MessageCard({ message, at }: { message: ShownMessage; at: MessagesPlace }) {
  const t = useText()
  const { id, name, done } = message
  const isSending = useNavigation().formData?.get('messageId') === id
  return (
    <article className={`stack gap-3 ${styles.message}`} aria-labelledby={`from-${id}`}>
      <header className={`row ${styles.who}`}>
        <h2 id={`from-${id}`}>
          <span className="visually-hidden">{t(accountWords.messageFrom, { name: '' })} </span>
          {name}
        </h2>
        <time dateTime={message.date}>{message.day}</time>
        <MessageState day={done ? message.doneDay : undefined} isAnswered={message.answers > 0} />
      </header>
      <MessageWays {...message} />
      <p className={styles.said}>{message.message}</p>
      <div className={`ends ${styles.tools}`}>
        <Link className={styles.reply} to={messageAddress(id)}>
          {t(message.answers ? messagesTexts.replyAgain : orderMessagesTexts.readAndAnswer)}{' '}
          <span className="visually-hidden">{t(accountWords.messageFrom, { name })}</span>
        </Link>
        <IfMay what="care">
          <PostForm action={messagesAddress(at)} preventScrollReset>
            <input type="hidden" name="messageId" value={id} />
            <input type="hidden" name="done" value={done ? 'false' : 'true'} />
            <Button type="submit" look="outline" size="small" busy={isSending}>
              {t(done ? messagesTexts.reopen : messagesTexts.markDone)}{' '}
              <span className="visually-hidden">{t(accountWords.messageFrom, { name })}</span>
            </Button>
          </PostForm>
        </IfMay>
      </div>
    </article>
  )
}
