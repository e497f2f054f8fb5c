import type { BeerSummary } from '#contract/catalogue.ts'
import { useText } from '#web/texts.ts'
import styles from './beer-label.module.css'

type Props = {
  beer: Pick<BeerSummary, 'name' | 'image' | 'company'>
  /** True for what stands on the first screen: the others are fetched when they come near. */
  early?: boolean
  className?: string
}

/** A beer's label, 300 × 420, or its seller's photograph in the same frame. */
export function BeerLabel({ beer, early, className }: Props) {
  const t = useText()
  const isDrawn = beer.image.startsWith('/labels/')
  return (
    <img
      className={[styles.label, className].filter(Boolean).join(' ')}
      src={beer.image}
      width={300}
      height={420}
      alt={t(isDrawn ? 'beer.label' : 'beer.photo', { beer: beer.name, company: beer.company.company })}
      loading={early ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
