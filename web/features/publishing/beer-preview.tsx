import { type ReactNode, useEffect, useState } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as beerFormTexts from '#contract/texts/beer-form.ts'
import { useText } from '#web/texts.ts'
import styles from './beer-preview.module.css'

/** So long a hand may rest before a label is drawn: one drawing a pause, not one a letter. */
const REST_MS = 400

type Props = {
  /** Null while the form says too little. */
  beer: BeerSummary | null
  /** The card of a beer, as lists show it. */
  card: (beer: BeerSummary) => ReactNode
  /** Said beneath it. */
  note?: ReactNode
}

/** The card as buyers will see it, while its form is written. It only shows: nothing on it can be pressed. */
export function BeerPreview({ beer, card, note }: Props) {
  const t = useText()
  const image = useRested(beer?.image ?? '')
  return (
    <aside className={`stack gap-4 ${styles.preview}`} aria-labelledby="preview">
      <h2 id="preview">{t(beerFormTexts.previewTitle)}</h2>
      {beer ? (
        <div inert>{card({ ...beer, image: image || beer.image })}</div>
      ) : (
        <p className={styles.waiting}>{t(beerFormTexts.previewWaiting)}</p>
      )}
      {beer && note && <p className="quiet">{note}</p>}
    </aside>
  )
}

/** A value once it has stood still for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
