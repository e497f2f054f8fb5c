import type { BeerSummary } from './catalogue.ts'
import { numberText } from './texts/numbers.ts'

const ML_PER_LITRE = 1000
/** A line never ends between a number and its unit. */
const BLANK = '\u00a0'

/**
 * What a beer comes in, as short as a card has room for: '473 ml', '6 × 330 ml', '1.5 l'. What its brewery wrote of it where its
 * volume is not known.
 */
export function packText({
  volumeMl,
  unitsPerPack,
  presentation,
}: Pick<BeerSummary, 'volumeMl' | 'unitsPerPack' | 'presentation'>): string {
  if (!volumeMl) return presentation
  const inLitres = volumeMl >= ML_PER_LITRE && volumeMl % (ML_PER_LITRE / 10) === 0
  const volume = inLitres ? [numberText(volumeMl / ML_PER_LITRE), 'l'] : [numberText(volumeMl), 'ml']
  const units = unitsPerPack > 1 ? [numberText(unitsPerPack), '×'] : []
  return [...units, ...volume].join(BLANK)
}
