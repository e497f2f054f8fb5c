import { useState } from 'react'
import { useNavigation } from 'react-router'
import { REPORT_MAX_CHARACTERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as sellerReviewsTexts from '#contract/texts/seller-reviews.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLive } from '#web/ui/use-live.ts'
import type { NotTaken } from './answer-seller-review.server.ts'
import { CountedTextArea } from './counted-text-area.tsx'
import styles from './seller-reviews.module.css'
import type { ShownReview } from './show-seller-reviews.server.ts'

type Props = {
  review: ShownReview
  /** Where the form is sent: the address that the sheet stands open at. */
  action: string
  failed: NotTaken | undefined
  closeTo: string
  onClose: () => void
}

/** Asks why a review is reported. */
export function ReportSheet({ closeTo, onClose, ...form }: Props) {
  const t = useText()
  return (
    <Sheet title={t(sellerReviewsTexts.reportTitle)} closeTo={closeTo} onClose={onClose}>
      <ReportForm {...form} />
    </Sheet>
  )
}

function ReportForm({ review, action, failed }: Pick<Props, 'review' | 'action' | 'failed'>) {
  const t = useText()
  const live = useLive()
  const [typed, setTyped] = useState(failed?.typed ?? '')
  const isSending = useNavigation().formData?.get('intent') === 'report'
  return (
    <PostForm action={action} noValidate preventScrollReset className={`stack gap-4 ${styles.form}`}>
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="reviewId" value={review.id} />
      {failed && (
        <ErrorSummary title={t(sellerReviewsTexts.reportFailed)} errors={[{ text: failed.message }]} />
      )}
      <blockquote className={`stack gap-1 ${styles.quote}`}>
        <p>{review.comment || t(accountWords.noComment)}</p>
        <footer>{`${review.person} · ${review.beer.name}`}</footer>
      </blockquote>
      <p>{t(sellerReviewsTexts.reportLead)}</p>
      <CountedTextArea
        id="reason"
        name="reason"
        label={t(accountWords.reason)}
        rows={4}
        maxLength={REPORT_MAX_CHARACTERS}
        hint={(count) => t(sellerReviewsTexts.reasonHint, { count })}
        error={failed?.wrong}
        defaultValue={failed?.typed}
        onTyped={setTyped}
      />
      <Button type="submit" look="danger" busy={isSending} disabled={live && !typed.trim()}>
        {t(sellerReviewsTexts.sendReport)}
      </Button>
    </PostForm>
  )
}
