import type { CSSProperties } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './beer-label.module.css'

type Props = {
  beer: Pick<BeerSummary, 'name' | 'image' | 'company'>
  /** True for what stands on the first screen: the others are fetched when they come near. */
  early?: boolean
  /** How wide it is drawn: see Picture. */
  sizes: string
  className?: string
  style?: CSSProperties | undefined
}

/** A beer's label, 300 × 420, or its seller's photograph in the same frame. */
export function BeerLabel({ beer, early, sizes, className, style }: Props) {
  const t = useText()
  const isDrawn = beer.image.startsWith('/labels/')
  return (
    <Picture
      className={[styles.label, className].filter(Boolean).join(' ')}
      image={beer.image}
      frame={[300, 420]}
      sizes={sizes}
      style={style}
      alt={t(isDrawn ? beerTexts.label : beerTexts.photo, { beer: beer.name, company: beer.company.company })}
      loading={early ? 'eager' : 'lazy'}
    />
  )
}
