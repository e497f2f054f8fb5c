import type { Purchase } from '#contract/purchases.ts'
import * as reviewTexts from '#contract/texts/review.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './reviews.module.css'

const NO_REVIEW = {
  free: reviewTexts.free,
  'given-back': reviewTexts.givenBack,
  'own-brewery': reviewTexts.ownBrewery,
} as const

/** Why a bought beer gives no review, or no other one; nothing of one that does. */
export function whyNotReviewed({
  reviewed,
  noReview,
}: Pick<Purchase['Items'][number], 'reviewed' | 'noReview'>): Text | undefined {
  if (reviewed) return reviewTexts.done
  return noReview ? NO_REVIEW[noReview] : undefined
}

/**
 * The way from a bought beer to its review; once reviewed, or where there is none to give, it says so. A link, so that it
 * leads there without scripts.
 */
export function ReviewLauncher({
  beerName,
  to,
  isReviewed,
  noReview,
  isEarly = false,
}: {
  beerName: string
  to: string
  isReviewed: boolean
  noReview: Purchase['Items'][number]['noReview']
  /** It has not left its brewery: only who knows it from before can rate it. */
  isEarly?: boolean
}) {
  const t = useText()
  if (isReviewed) {
    return (
      <p className={styles.done}>
        <Icon name="check" size={18} />
        {t(reviewTexts.done)}
      </p>
    )
  }
  if (noReview) {
    return <p className="quiet">{t(NO_REVIEW[noReview])}</p>
  }
  return (
    <p className={`quiet ${styles.launch}`}>
      {isEarly && `${t(reviewTexts.known)} `}
      <LinkButton asks to={to} look="quiet" size="small" preventScrollReset>
        {t(reviewTexts.launch)} <span className="visually-hidden">{beerName}</span>
      </LinkButton>
    </p>
  )
}
