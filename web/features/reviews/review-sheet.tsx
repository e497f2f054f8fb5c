import * as reviewTexts from '#contract/texts/review.ts'
import { useText } from '#web/texts.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { type ReviewedBeer, ReviewForm } from './review-form.tsx'
import type { ReviewFailed } from './send-review.server.ts'

type Props = {
  beer: ReviewedBeer
  failed: ReviewFailed | undefined
  closeTo: string
  onClose: () => void
}

/** 'Puntuar este producto'. */
export function ReviewSheet({ beer, failed, closeTo, onClose }: Props) {
  const t = useText()
  return (
    <Sheet title={t(reviewTexts.title)} closeTo={closeTo} onClose={onClose}>
      <ReviewForm beer={beer} failed={failed} />
    </Sheet>
  )
}
