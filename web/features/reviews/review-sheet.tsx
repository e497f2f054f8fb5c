import * as commonTexts from '#contract/texts/common.ts'
import * as reviewTexts from '#contract/texts/review.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { type ReviewedBeer, ReviewForm } from './review-form.tsx'
import styles from './reviews.module.css'
import type { ReviewFailed } from './send-review.server.ts'

type Props = {
  beer: ReviewedBeer
  failed: ReviewFailed | undefined
  closeTo: string
  onClose: () => void
}

/** 'Puntuar este producto': a dialog, and without JavaScript the same form on top of the page. */
export function ReviewSheet({ beer, failed, closeTo, onClose }: Props) {
  const t = useText()
  const live = useLive()
  const form = <ReviewForm beer={beer} failed={failed} />
  if (live) {
    return (
      <Dialog open onClose={onClose} title={t(reviewTexts.title)}>
        {form}
      </Dialog>
    )
  }
  return (
    <section className={`stack gap-4 ${styles.sheet}`} aria-labelledby="review-title">
      <h2 id="review-title">{t(reviewTexts.title)}</h2>
      {form}
      <LinkButton to={closeTo} look="quiet">
        {t(commonTexts.close)}
      </LinkButton>
    </section>
  )
}
