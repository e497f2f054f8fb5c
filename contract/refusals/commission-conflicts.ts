import type { RefusalTexts } from './refusal-texts.ts'

/** What stands in the way of a rule of commission. */
export const COMMISSION_CONFLICTS = {
  'commission-rules-changed': {
    status: 409,
    message: {
      es: 'Las reglas cambiaron mientras mirabas: mira cómo quedaron y decide de nuevo.',
      en: 'The rules changed while you were looking: see how they are now and decide again.',
      pt: 'As regras mudaram enquanto você olhava: veja como ficaram e decida de novo.',
    },
  },
  'commission-rule-twice': {
    status: 409,
    message: {
      es: 'La regla {place} ya es para la misma cervecería, el mismo estilo y los mismos días: cambia esa.',
      en: 'Rule {place} is for the same brewery, style and days already: change that one.',
      pt: 'A regra {place} já é para a mesma cervejaria, o mesmo estilo e os mesmos dias: mude essa.',
    },
  },
  'commission-rules-full': {
    status: 409,
    message: {
      es: 'Ya hay {most} reglas, y más no caben: quita alguna que haya terminado.',
      en: 'There are {most} rules already, and no room for more: remove one that is over.',
      pt: 'Já há {most} regras, e não cabem mais: remova alguma que tenha terminado.',
    },
  },
} as const satisfies RefusalTexts
