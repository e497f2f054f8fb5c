import type { BeerSummary } from '#contract/catalogue.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Star } from '#web/ui/stars.tsx'
import styles from './beer-rating.module.css'
import { isRatedByFew } from './is-rated-by-few.ts'

type Props = { beer: Pick<BeerSummary, 'qualification' | 'qualificationCount'> }

/** ★ 4.4 (212), or 'No calificado' while nobody has rated the beer. */
export function BeerRating({ beer }: Props) {
  const t = useText()
  if (beer.qualification === null) return <span className={styles.none}>{t(beerTexts.notRated)}</span>
  const rating = numberText(beer.qualification, 1)
  return (
    <span className={styles.rating} data-few={isRatedByFew(beer) || undefined}>
      <span aria-hidden="true">
        <Star size={15} /> <b>{rating}</b> <span className={styles.count}>({beer.qualificationCount})</span>
      </span>
      <span className="visually-hidden">
        {counted(
          (code, values) => t(code, { ...values, rating }),
          beer.qualificationCount,
          beerTexts.oneRating,
          beerTexts.rating,
        )}
      </span>
    </span>
  )
}
