import { useNavigation } from 'react-router'
import type { ContactAnswer, ContactMessage } from '#contract/contact-messages.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { PostForm } from '#web/ui/post-form.tsx'
import { MessageState, MessageWays } from './message-head.tsx'
import styles from './messages.module.css'

type Props = { message: ContactMessage; answers: ContactAnswer[]; timeZone: string; at: string }

/** What somebody wrote and what was answered, oldest first; and whether it is done, which a press turns around. */
export function MessageThread({ message, answers, timeZone, at }: Props) {
  const t = useText()
  const moment = momentWords(timeZone)
  const isSending = useNavigation().formData?.has('done') ?? false
  const { name, done } = message
  return (
    <>
      <article className={`stack gap-3 ${styles.message}`}>
        <header className={`row ${styles.who}`}>
          <h2>{t(orderMessagesTexts.wrote, { name, when: moment(message.date) })}</h2>
          <MessageState day={done ? moment(done) : undefined} isAnswered={answers.length > 0} />
        </header>
        <MessageWays {...message} />
        <p className={styles.said}>{message.message}</p>
        <IfMay what="care">
          <PostForm action={at} preventScrollReset>
            <input type="hidden" name="done" value={done ? 'false' : 'true'} />
            <Button type="submit" look="outline" size="small" busy={isSending}>
              {t(done ? messagesTexts.reopen : messagesTexts.markDone)}
            </Button>
          </PostForm>
        </IfMay>
      </article>
      {answers.map((answer) => (
        <article key={answer.id} className={`stack gap-3 ${styles.message} ${styles.answer}`}>
          <header className={`row ${styles.who}`}>
            <h2>{t(messagesTexts.answeredOn, { name: answer.by, when: moment(answer.at) })}</h2>
          </header>
          <p className={styles.said}>{answer.words}</p>
          <p className="quiet">{t(messagesTexts.mailStates[answer.mail])}</p>
        </article>
      ))}
    </>
  )
}
