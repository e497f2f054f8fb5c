import { farolTerco } from './breweries/farol-terco.ts'
import { frailejonAzul } from './breweries/frailejon-azul.ts'
import { galponPuelche } from './breweries/galpon-puelche.ts'
import { grandPripri } from './breweries/grand-pripri.ts'
import { jabutiManso } from './breweries/jabuti-manso.ts'
import { kankantri } from './breweries/kankantri.ts'
import { kokerLane } from './breweries/koker-lane.ts'
import { lluviaLarga } from './breweries/lluvia-larga.ts'
import { mitadNube } from './breweries/mitad-nube.ts'
import { nieblaYFique } from './breweries/niebla-y-fique.ts'
import { patioQantu } from './breweries/patio-qantu.ts'
import { tresApachetas } from './breweries/tres-apachetas.ts'
import { veredaImpar } from './breweries/vereda-impar.ts'
import { ysyryPyta } from './breweries/ysyry-pyta.ts'
import type { DemoBrewery } from './demo-brewery.ts'

/** Every brewery of the demo shop, in the order in which they joined it. */
export const demoBreweries: DemoBrewery[] = [
  galponPuelche,
  jabutiManso,
  lluviaLarga,
  farolTerco,
  patioQantu,
  nieblaYFique,
  veredaImpar,
  mitadNube,
  tresApachetas,
  ysyryPyta,
  kokerLane,
  frailejonAzul,
  kankantri,
  grandPripri,
]
