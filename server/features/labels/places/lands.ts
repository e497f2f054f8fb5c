import type { Motif } from '#contract/label-motifs.ts'
import { desert, fields, forest, mountains, volcano } from './dry-lands.ts'
import type { Land } from './land.ts'
import { city, lagoon, port, river } from './waterside-lands.ts'

/** What people say where they are, and the land that it is: the first that is found. */
export const LANDS: readonly (readonly [words: RegExp, land: Land])[] = [
  [/\b(vereda|barrio|f[áa]brica|garaje|ciudad|cidade|city|street|downtown)/i, city],
  [/\b(laguna|lago|lagoa|pripri|isla|ilha|lake|island)/i, lagoon],
  [/\b(altiplano|cuatro mil|puna|desierto|deserto|desert)/i, desert],
  [/\b(volc|vulc)/i, volcano],
  [/\b(deshielo|p[áa]ramo|frailej|quebrada|nieve|cordillera|monta|mountain)/i, mountains],
  [/\b(bosque|selva|mata|ceiba|floresta|forest|woods)/i, forest],
  [/\b(marea|puerto|porto|mar|playa|praia|sudestada|compuerta|harbou?r|coast|bay|beach|port|sea)\b/i, port],
  [/\b(arroyo|r[ií]o|river|creek|cascada|cachoeira)(?!\p{L})/iu, river],
  [/\b(finca|campo|pampa|trigo|estepa|quintal|ch[áa]cara|chacra|farm|field|valley|plain)/i, fields],
]

/** Things that are a land themselves: a brewery that is called by one is drawn in it. */
export const LAND_OF: Readonly<Partial<Record<Motif, Land>>> = {
  river,
  waterfall: river,
  mountain: mountains,
  volcano,
  wave: port,
  island: lagoon,
}

/** What stands in such a land where nothing else is told of it. */
export const THING_OF_LAND: Readonly<Partial<Record<Motif, Motif>>> = {
  river: 'waterfall',
  waterfall: 'waterfall',
  mountain: 'condor',
  volcano: 'fire',
  wave: 'boat',
  island: 'palm',
}
