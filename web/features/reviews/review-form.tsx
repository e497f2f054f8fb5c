import { useState } from 'react'
import { useNavigation } from 'react-router'
import { REVIEW_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as reviewTexts from '#contract/texts/review.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { StarInput } from '#web/ui/star-input.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { ReviewRefusal } from './review-refusal.tsx'
import styles from './reviews.module.css'
import type { ReviewFailed } from './send-review.server.ts'

export type ReviewedBeer = { id: string; name: string; company: string; image: string }

/** Stars, comment, *Send*, which waits for a star (specification section 5, Review). */
export function ReviewForm({ beer, failed }: { beer: ReviewedBeer; failed: ReviewFailed | undefined }) {
  const t = useText()
  const live = useLive()
  const [rate, setRate] = useState<number>()
  const isSending = useNavigation().formMethod === 'POST'

  return (
    <PostForm noValidate className={`stack gap-4 ${styles.form}`} preventScrollReset>
      <input type="hidden" name="productId" value={beer.id} />
      <div className={styles.beer}>
        <Picture image={beer.image} alt="" frame={[300, 420]} sizes="56px" loading="eager" />
        <div>
          <p className="quiet">{beer.company}</p>
          <p className={styles.name}>{beer.name}</p>
        </div>
      </div>
      {failed && <ReviewRefusal failed={failed} />}
      <StarInput name="rate" legend={t(reviewTexts.rate)} value={rate} onChange={setRate} />
      <TextArea
        name="comment"
        label={t(reviewTexts.comment)}
        rows={4}
        maxLength={REVIEW_MAX_CHARACTERS}
        defaultValue={failed?.comment}
      />
      <Button type="submit" size="large" wide busy={isSending} disabled={live && rate === undefined}>
        <Spoken text={accountWords.send} />
      </Button>
    </PostForm>
  )
}
