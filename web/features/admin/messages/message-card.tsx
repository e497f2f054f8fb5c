import { Link, useNavigation } from 'react-router'
import * as accountWords from '#contract/texts/account-words.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { AnswerForm } from './answer-form.tsx'
import { MessageState, MessageWays } from './message-head.tsx'
import styles from './messages.module.css'
import { type MessagesPlace, messageAddress, messagesAddress } from './messages-place.ts'
import type { NotAnswered } from './send-answer.server.ts'
import type { ShownMessage } from './show-messages.server.ts'

type Props = {
  message: ShownMessage
  at: MessagesPlace
  /** Why an answer to it was not sent. */
  failed: NotAnswered | undefined
}

/** What somebody wrote: who and when, what about, and what an admin does with it. */
export function MessageCard({ message, at, failed }: Props) {
  const t = useText()
  const { id, name, done } = message
  const isSending = useNavigation().formData?.get('messageId') === id
  const whose = <span className="visually-hidden">{t(accountWords.messageFrom, { name })}</span>
  return (
    <article id={`message-${id}`} className={`stack gap-3 ${styles.message}`} aria-labelledby={`from-${id}`}>
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
      {failed && (
        <ErrorSummary
          title={t(messagesTexts.notAnswered)}
          errors={[
            { ...(failed.wrong && { fieldId: `answer-${id}` }), text: failed.wrong ?? failed.message },
          ]}
        />
      )}
      <div className={`ends ${styles.tools}`}>
        {/* What was answered before stands on its own page, and is read first. */}
        {(message.answers === 0 || failed) && (
          <IfMay what="care">
            <Disclosure
              title={
                <>
                  {t(accountWords.answer)} {whose}
                </>
              }
              open={failed !== undefined}
              className={styles.inPlace}
            >
              <AnswerForm
                id={`answer-${id}`}
                messageId={id}
                email={message.email}
                seen={message.answers}
                answerKey={message.answerKey}
                at={`${messagesAddress(at)}#message-${id}`}
                failed={failed}
              />
            </Disclosure>
          </IfMay>
        )}
        <Link className={styles.reply} to={messageAddress(id)}>
          {t(messagesTexts.replyAgain)} {whose}
        </Link>
        <IfMay what="care">
          <PostForm action={messagesAddress(at)} preventScrollReset>
            <input type="hidden" name="messageId" value={id} />
            <input type="hidden" name="done" value={done ? 'false' : 'true'} />
            <Button type="submit" look="outline" size="small" busy={isSending}>
              {t(done ? messagesTexts.reopen : messagesTexts.markDone)} {whose}
            </Button>
          </PostForm>
        </IfMay>
      </div>
    </article>
  )
}
