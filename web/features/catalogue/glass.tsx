import { useId } from 'react'
import type { GlassColour } from './colour-in-glass.ts'
import styles from './glass.module.css'
import type { GlassShape } from './style-facts.ts'

type Drawing = {
  bowl: string
  stand?: string
  /** How high the beer stands, from the top of the picture. */
  level: number
}

/** Of each glass, in a box of 100 × 140: the bowl's outline, what it stands on or is held by, and its beer. */
const GLASSES: Record<GlassShape, Drawing> = {
  mug: {
    bowl: 'M18 20h50v98a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8Z',
    stand: 'M68 44h9a11 11 0 0 1 11 11v34a11 11 0 0 1-11 11h-9',
    level: 38,
  },
  pint: { bowl: 'M22 12h56l-8 108a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8Z', level: 34 },
  pilsner: { bowl: 'M29 8h42L59 122H41Z', stand: 'M50 122v6M33 128h34', level: 30 },
  weizen: {
    bowl: 'M27 6h46c1 34-13 48-11 78l4 38a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6l4-38c2-30-12-44-11-78Z',
    level: 30,
  },
  tulip: {
    bowl: 'M26 12h48c-7 16 7 30 3 51-3 18-14 28-27 28S26 81 23 63c-4-21 10-35 3-51Z',
    stand: 'M50 91v37M30 128h40',
    level: 38,
  },
  goblet: { bowl: 'M14 18h72c2 38-14 66-36 66S12 56 14 18Z', stand: 'M50 84v44M28 128h44', level: 38 },
  snifter: {
    bowl: 'M34 14h32c4 14 19 25 19 48 0 22-15 36-35 36S15 84 15 62c0-23 15-34 19-48Z',
    stand: 'M50 98v30M30 128h40',
    level: 52,
  },
  thistle: {
    // With commas: a row of small numbers can look like a card's, which tests/secrets finds.
    bowl: 'M20,8h60L66,50c11,6,16,15,14,26-3,14-15,21-30,21s-27-7-30-21c-2-11,3-20,14-26Z',
    stand: 'M50 97v31M30 128h40',
    level: 32,
  },
}

/** How high the foam stands on the beer. */
const FOAM = 13

/** The glass that a style is served in, with beer of a colour. Only a picture: it is named beside. */
export function Glass({ shape, colour }: { shape: GlassShape; colour: GlassColour }) {
  const clip = useId()
  const { bowl, stand, level } = GLASSES[shape]
  return (
    <svg
      className={styles.glass}
      viewBox="0 0 100 140"
      width="100"
      height="140"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={bowl} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles[colour]} y={level} width="100" height="140" />
        <rect className={styles.foam} y={level - FOAM} width="100" height={FOAM} />
        <circle className={styles.foam} cx="42" cy={level + 16} r="2.4" />
        <circle className={styles.foam} cx="56" cy={level + 28} r="3" />
        <circle className={styles.foam} cx="47" cy={level + 42} r="2" />
      </g>
      {stand && <path className={styles.line} d={stand} />}
      <path className={styles.line} d={bowl} />
    </svg>
  )
}
