import type { RefusalTexts } from './refusal-texts.ts'

/** Who ends a withdrawal in another way than somebody else did. */
export const WITHDRAWAL_CONFLICTS = {
  'withdrawal-closed': {
    status: 409,
    message: {
      es: 'Este arrepentimiento ya se cerró de otra manera. Vuelve a mirar la lista.',
      en: 'This withdrawal has been closed in another way. Look at the list again.',
      pt: 'Este arrependimento já foi encerrado de outra maneira. Olhe a lista de novo.',
    },
  },
} as const satisfies RefusalTexts
