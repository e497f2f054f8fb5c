import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { ANSWER_MAX_CHARACTERS } from '#contract/limits.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
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

/** What a brewery says to a review, behind a line that opens it. Sent once: a second click waits for the first. */
export function AnswerForm({ review: { id, person, beer }, action, failed }: Props) {
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(failed?.typed ?? '')
  const isSending = useNavigation().formData?.get('reviewId') === id
  return (
    <details className={styles.reply} open={failed !== undefined}>
      <summary>
        {t('sellerReviews.answer')}{' '}
        <span className="visually-hidden">{t('sellerReviews.answerTo', { person, beer: beer.name })}</span>
        <Icon name="down" size={16} />
      </summary>
      <Form method="post" action={action} noValidate preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="reviewId" value={id} />
        <CountedTextArea
          id={`answer-${id}`}
          name="answer"
          label={t('sellerReviews.yours')}
          rows={4}
          maxLength={ANSWER_MAX_CHARACTERS}
          hint={(count) => t('sellerReviews.answerHint', { count })}
          error={failed?.wrong}
          defaultValue={failed?.typed}
          onTyped={setTyped}
        />
        <Button type="submit" busy={isSending} disabled={live && !typed.trim()}>
          {t('sellerReviews.publish')}
        </Button>
      </Form>
    </details>
  )
}
