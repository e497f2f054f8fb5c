import { useState } from 'react'
import { useNavigation } from 'react-router'
import { ANSWER_CORRECTIONS, ANSWER_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as sellerReviewsTexts from '#contract/texts/seller-reviews.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { useEmptiedOnceSent } from '#web/ui/use-emptied-once-sent.ts'
import { useLive } from '#web/ui/use-live.ts'
import type { NotTaken } from './answer-seller-review.server.ts'
import { CountedTextArea } from './counted-text-area.tsx'
import styles from './seller-reviews.module.css'
import type { ShownReview } from './show-seller-reviews.server.ts'

type Props = {
  review: ShownReview
  /** Where the form is sent. */
  action: string
  failed: NotTaken | undefined
}

/** What a brewery says to a review, or says instead of it for a while, behind a line that opens it. Sent once: a second click waits for the first. */
export function AnswerForm({ review: { id, person, beer, answer, correctUntil }, action, failed }: Props) {
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(failed?.typed ?? answer?.text ?? '')
  const isSending = useNavigation().formData?.get('reviewId') === id
  const emptied = useEmptiedOnceSent((form) => (form.closest('details')!.open = false))
  return (
    <Disclosure
      title={
        <>
          {answer ? t(sellerReviewsTexts.correct, { until: correctUntil }) : t(accountWords.answer)}{' '}
          <span className="visually-hidden">
            {t(sellerReviewsTexts.answerTo, { person, beer: beer.name })}
          </span>
        </>
      }
      look="small"
      className={styles.reply}
      open={failed !== undefined}
    >
      <PostForm
        {...emptied}
        action={action}
        noValidate
        preventScrollReset
        className={`stack gap-4 ${styles.form}`}
      >
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="reviewId" value={id} />
        {answer && <input type="hidden" name="corrects" value={answer.text} />}
        <CountedTextArea
          id={`answer-${id}`}
          name="answer"
          label={t(sellerReviewsTexts.yours)}
          rows={4}
          maxLength={ANSWER_MAX_CHARACTERS}
          hint={(count) => t(sellerReviewsTexts.answerHint, { count, minutes: ANSWER_CORRECTIONS.minutes })}
          error={failed?.wrong}
          defaultValue={failed?.typed ?? answer?.text}
          onTyped={setTyped}
        />
        <Button type="submit" busy={isSending} disabled={live && !typed.trim()}>
          {t(answer ? sellerReviewsTexts.saveCorrection : sellerReviewsTexts.publish)}
        </Button>
      </PostForm>
    </Disclosure>
  )
}
