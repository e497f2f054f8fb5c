import type { Layer } from '../motifs/motif.ts'
import type { Random } from '../seeded-random.ts'
import { circle, star } from '../shapes.ts'
import { desert, fields, forest, mountains } from './dry-lands.ts'
import type { Land } from './land.ts'
import { city, lagoon, port, river } from './waterside-lands.ts'

/** What people say where they are, and the land that it is: the first that is found. */
export const LANDS: readonly (readonly [words: RegExp, land: Land])[] = [
  [/\b(vereda|barrio|f[áa]brica|garaje|ciudad|cidade|city|street|downtown)/i, city],
  [/\b(laguna|lago|lagoa|pripri|isla|ilha|lake|island)/i, lagoon],
  [/\b(altiplano|cuatro mil|puna|desierto|deserto|desert)/i, desert],
  [/\b(deshielo|volc|vulc|p[áa]ramo|frailej|quebrada|nieve|cordillera|monta|mountain)/i, mountains],
  [/\b(bosque|selva|mata|ceiba|floresta|forest|woods)/i, forest],
  [/\b(marea|puerto|porto|mar|playa|praia|sudestada|compuerta|harbou?r|coast|bay|beach|port|sea)\b/i, port],
  [/\b(arroyo|r[ií]o|river|creek|cascada|cachoeira)\b/i, river],
  [/\b(finca|campo|pampa|trigo|estepa|quintal|ch[áa]cara|chacra|farm|field|valley|plain)/i, fields],
]

/** A round in the sky: a sun, a moon, or a star. */
export function lightInTheSky(random: Random, x: number, y: number): Layer {
  return [
    'light',
    random.pick([circle(x, y, 8), circle(x, y, 6), star(x, y, 10, 4.5, 8), star(x, y, 9, 6.5, 12)]),
  ]
}
