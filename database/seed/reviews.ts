import type { DemoReviews } from './demo-review.ts'
import { farolTercoReviews } from './reviews/farol-terco.ts'
import { frailejonAzulReviews } from './reviews/frailejon-azul.ts'
import { galponPuelcheReviews } from './reviews/galpon-puelche.ts'
import { grandPripriReviews } from './reviews/grand-pripri.ts'
import { jabutiMansoReviews } from './reviews/jabuti-manso.ts'
import { kankantriReviews } from './reviews/kankantri.ts'
import { kokerLaneReviews } from './reviews/koker-lane.ts'
import { lluviaLargaReviews } from './reviews/lluvia-larga.ts'
import { mitadNubeReviews } from './reviews/mitad-nube.ts'
import { nieblaYFiqueReviews } from './reviews/niebla-y-fique.ts'
import { patioQantuReviews } from './reviews/patio-qantu.ts'
import { tresApachetasReviews } from './reviews/tres-apachetas.ts'
import { veredaImparReviews } from './reviews/vereda-impar.ts'
import { ysyryPytaReviews } from './reviews/ysyry-pyta.ts'

/** What the demo's buyers wrote, by the slug of the brewery. Every one of them rests on a purchase. */
export const demoReviews: Record<string, DemoReviews> = {
  'farol-terco': farolTercoReviews,
  'frailejon-azul': frailejonAzulReviews,
  'galpon-puelche': galponPuelcheReviews,
  'grand-pripri': grandPripriReviews,
  'jabuti-manso': jabutiMansoReviews,
  kankantri: kankantriReviews,
  'koker-lane': kokerLaneReviews,
  'lluvia-larga': lluviaLargaReviews,
  'mitad-nube': mitadNubeReviews,
  'niebla-y-fique': nieblaYFiqueReviews,
  'patio-qantu': patioQantuReviews,
  'tres-apachetas': tresApachetasReviews,
  'vereda-impar': veredaImparReviews,
  'ysyry-pyta': ysyryPytaReviews,
}
