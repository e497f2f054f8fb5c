import { useNavigation } from 'react-router'
import { CONTACT_ANSWER_MAX_CHARACTERS, CONTACT_ANSWERS_MOST } from '#contract/limits.ts'
import * as messagesTexts from '#contract/texts/messages.ts'
import * as sellerReviewsTexts from '#contract/texts/seller-reviews.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import type { NotAnswered } from './send-answer.server.ts'

type Props = {
  /** Of its field, where several stand on a page. */
  id?: string
  /** Which message, where its address does not say. */
  messageId?: string
  email: string
  /** How many answers stand on the page. */
  seen: number
  answerKey: string
  at: string
  failed: NotAnswered | undefined
}

/** Writes an answer, which leaves by mail; none where there is no room for another. */
export function AnswerForm({ id = 'answer', messageId, email, seen, answerKey, at, failed }: Props) {
  const t = useText()
  const isSending = useNavigation().formData?.get('key') === answerKey
  const emptied = useEmptiedOnceSent()
  if (seen >= CONTACT_ANSWERS_MOST) return null
  return (
    <IfMay what="care">
      <PostForm {...emptied} action={at} noValidate className="stack gap-3">
        <input type="hidden" name="key" value={answerKey} />
        {messageId && <input type="hidden" name="messageId" value={messageId} />}
        <input type="hidden" name="seen" value={seen} />
        <TextArea
          id={id}
          name="words"
          label={t(sellerReviewsTexts.yours)}
          hint={t(messagesTexts.answerHint, { email })}
          error={failed?.wrong}
          rows={7}
          maxLength={CONTACT_ANSWER_MAX_CHARACTERS}
          defaultValue={failed?.typed ?? ''}
        />
        <div>
          <Button type="submit" busy={isSending}>
            {t(messagesTexts.sendAnswer)}
          </Button>
        </div>
      </PostForm>
    </IfMay>
  )
}
