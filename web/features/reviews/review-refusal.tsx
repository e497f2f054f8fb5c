import * as reviewTexts from '#contract/texts/review.ts'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { ReviewFailed } from './send-review.server.ts'

/** Why a review was not taken. That it can be tried again (specification section 8) is said where that is of use. */
export function ReviewRefusal({ failed }: { failed: ReviewFailed }) {
  const t = useText()
  const title = t(failed.mayTryAgain ? reviewTexts.failed : reviewTexts.refused)
  return <ErrorSummary title={title} errors={[{ text: failed.message }]} />
}
