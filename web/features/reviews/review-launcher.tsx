import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './reviews.module.css'

/** The way from a bought beer to its review; once reviewed it says so. A link, so that it leads there without scripts. */
export function ReviewLauncher({
  beerName,
  to,
  isReviewed,
}: {
  beerName: string
  to: string
  isReviewed: boolean
}) {
  const t = useText()
  if (isReviewed) {
    return (
      <p className={styles.done}>
        <Icon name="check" size={18} />
        {t('review.done')}
      </p>
    )
  }
  return (
    <LinkButton to={to} look="outline" size="small" preventScrollReset>
      {t('review.launch')} <span className="visually-hidden">{beerName}</span>
    </LinkButton>
  )
}
