import type { Motif } from '#contract/label-motifs.ts'
import { ANIMALS } from './animals.ts'
import { BAR_THINGS } from './bar-things.ts'
import { CREATURES } from './creatures.ts'
import { FIELD_AND_KITCHEN } from './field-and-kitchen.ts'
import { FRUITS } from './fruits.ts'
import { HIGHLAND_THINGS } from './highland-things.ts'
import { LARDER } from './larder.ts'
import { MADE_THINGS } from './made-things.ts'
import { MORE_THINGS } from './more-things.ts'
import type { MotifDrawing } from './motif.ts'
import { PEOPLE_AND_SIGNS } from './people-and-signs.ts'
import { SKY_AND_LAND } from './sky-and-land.ts'
import { STREET_AND_WATER } from './street-and-water.ts'
import { WORN_AND_FLOWN } from './worn-and-flown.ts'

/** Everything that is drawn for a word; the table of words (contract/label-motifs.ts) misses none of them, nor these of it. */
export const MOTIFS: Readonly<Record<Motif, MotifDrawing>> = {
  ...FRUITS,
  ...LARDER,
  ...SKY_AND_LAND,
  ...HIGHLAND_THINGS,
  ...ANIMALS,
  ...MADE_THINGS,
  ...BAR_THINGS,
  ...MORE_THINGS,
  ...STREET_AND_WATER,
  ...CREATURES,
  ...PEOPLE_AND_SIGNS,
  ...FIELD_AND_KITCHEN,
  ...WORN_AND_FLOWN,
}
