import * as advertisingTexts from '../texts/advertising.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What stands in the way of a placement in the advertising space. */
export const ADVERTISING_CONFLICTS = {
  'place-taken': {
    status: 409,
    message: {
      es: 'En ese lugar ya está {name} del {from} al {until}: elige otros días u otro lugar.',
      en: '{name} stands in that place from {from} to {until}: choose other days or another place.',
      pt: 'Nesse lugar já está {name} de {from} a {until}: escolha outros dias ou outro lugar.',
    },
  },
  'placement-over': {
    status: 409,
    message: {
      es: 'Eso ya terminó o fue retirado: pon algo nuevo.',
      en: 'That is over or was withdrawn: place something anew.',
      pt: 'Isso já terminou ou foi retirado: coloque algo novo.',
    },
  },
  'placement-day-over': { status: 400, message: advertisingTexts.dayOver },
} as const satisfies RefusalTexts
