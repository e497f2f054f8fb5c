import type { BeerSummary } from '#contract/catalogue.ts'
import * as companyTexts from '#contract/texts/company.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Star } from '#web/ui/stars.tsx'
import styles from './brewery-facts.module.css'

export type BreweryFigures = {
  beers: number
  styles: number
  /** The mean of all ratings of its beers, and how many they are; null while there is none. */
  rating: { mean: number; count: number } | null
}

/** What a brewery's beers come to: how many they are, of how many styles, how they were found. */
export function figuresOf(
  beers: readonly Pick<BeerSummary, 'type' | 'qualification' | 'qualificationCount'>[],
): BreweryFigures {
  const count = beers.reduce((sum, { qualificationCount }) => sum + qualificationCount, 0)
  const stars = beers.reduce(
    (sum, { qualification, qualificationCount }) => sum + (qualification ?? 0) * qualificationCount,
    0,
  )
  return {
    beers: beers.length,
    styles: new Set(beers.map(({ type }) => type)).size,
    rating: count ? { mean: stars / count, count } : null,
  }
}

/** They stand below its name, as figures. Nothing of a brewery without beers. */
export function BreweryFacts({ figures: { beers, styles: kinds, rating } }: { figures: BreweryFigures }) {
  const t = useText()
  if (!beers) return null
  return (
    <ul className={`wrap ${styles.facts}`}>
      <li>
        <strong>{beers}</strong> {t(beers === 1 ? companyTexts.oneBeer : companyTexts.beers)}
      </li>
      <li>
        <strong>{kinds}</strong> {t(kinds === 1 ? companyTexts.oneStyle : companyTexts.styles)}
      </li>
      {rating && (
        <li>
          <strong>
            {numberText(rating.mean, 1)} <Star size={20} />
          </strong>{' '}
          {counted(t, rating.count, detailTexts.oneRating, detailTexts.ratingCount)}
        </li>
      )}
    </ul>
  )
}
