import styles from './glass.module.css'
import type { GlassShape } from './style-facts.ts'

/** Of each glass, in a box of 100 × 140: the bowl's outline, the beer in it, what it stands on. */
const GLASSES: Record<GlassShape, { bowl: string; beer: string; stand?: string }> = {
  mug: {
    bowl: 'M24 22h46v104H24Z',
    beer: 'M24 40h46v86H24Z',
    stand: 'M70 46h10a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H70',
  },
  pint: { bowl: 'M24 14h52l-9 114H33Z', beer: 'm26 34h48l-7 94H33Z' },
  pilsner: { bowl: 'M30 10h40L58 124H42Z', beer: 'M32 30h36L58 124H42Z', stand: 'M36 128h28' },
  weizen: {
    bowl: 'M28 8h44c0 34-14 48-12 78l4 42H36l4-42c2-30-12-44-12-78Z',
    beer: 'M30 28h40c-3 24-12 38-10 58l4 42H36l4-42c2-20-7-34-10-58Z',
  },
  tulip: {
    bowl: 'M26 14h48c-8 16 6 30 2 50-3 17-14 26-26 26s-23-9-26-26c-4-20 10-34 2-50Z',
    beer: 'M27 38h46c3 8 5 16 3 26-3 17-14 26-26 26s-23-9-26-26c-2-10 0-18 3-26Z',
    stand: 'M50 90v36M32 128h36',
  },
  goblet: {
    bowl: 'M16 20h68c2 36-12 62-34 62S14 56 16 20Z',
    beer: 'M18 38h64c-4 26-16 44-32 44S22 64 18 38Z',
    stand: 'M50 82v44M30 128h40',
  },
  snifter: {
    bowl: 'M34 16h32c4 14 18 24 18 46 0 20-14 34-34 34S16 82 16 62c0-22 14-32 18-46Z',
    beer: 'M19 50h62c2 4 3 8 3 12 0 20-14 34-34 34S16 82 16 62c0-4 1-8 3-12Z',
    stand: 'M50 96v30M32 128h36',
  },
  thistle: {
    bowl: 'M22 10h56L64 50c12 6 16 16 14 26-3 14-14 20-28 20s-25-6-28-20c-2-10 2-20 14-26Z',
    beer: 'M29 30h42l-7 20c12 6 16 16 14 26-3 14-14 20-28 20s-25-6-28-20c-2-10 2-20 14-26Z',
    stand: 'M50 96v30M32 128h36',
  },
}

/** The glass that a style is served in, half a picture of it: it is named beside. */
export function Glass({ shape }: { shape: GlassShape }) {
  const { bowl, beer, stand } = GLASSES[shape]
  return (
    <svg
      className={styles.glass}
      viewBox="0 0 100 140"
      width="80"
      height="112"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.beer} d={beer} />
      {stand && <path className={styles.line} d={stand} />}
      <path className={styles.line} d={bowl} />
    </svg>
  )
}
