import type { CSSProperties } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import { packshot } from '#contract/packshot.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './beer-label.module.css'

type Props = {
  beer: Pick<BeerSummary, 'name' | 'image' | 'company'> &
    Partial<Pick<BeerSummary, 'presentation' | 'unitsPerPack'>>
  /** True for the label alone: else it is on what its beer is sold in. */
  flat?: boolean
  /** True for what stands on the first screen: the others are fetched when they come near. */
  early?: boolean
  /** How wide it is drawn: see Picture. */
  sizes: string
  className?: string
  style?: CSSProperties | undefined
}

/** A beer's label on what it is sold in, 300 × 420, or its seller's photograph in the same frame. */
export function BeerLabel({ beer, flat, early, sizes, className, style }: Props) {
  return (
    <Picture
      className={[styles.label, className].filter(Boolean).join(' ')}
      image={flat ? beer.image : packshot(beer)}
      frame={[300, 420]}
      sizes={sizes}
      style={style}
      alt={`${beer.name}, ${beer.company.company}`}
      loading={early ? 'eager' : 'lazy'}
    />
  )
}
