import type { RefusalTexts } from './refusal-texts.ts'

/** Who decides otherwise than somebody else did: about what people report, and about new breweries. */
export const DESK_CONFLICTS = {
  'company-unnamed': {
    status: 409,
    message: {
      es: 'La cervecería todavía no dijo cómo se llama. Pídele que complete sus datos.',
      en: 'The brewery has not said yet what it is called. Ask it to complete its data.',
      pt: 'A cervejaria ainda não disse como se chama. Peça que complete os dados.',
    },
  },
  'brewery-claim-decided': {
    status: 409,
    message: {
      es: 'Esto ya se decidió de otra manera, o se aceptó a otra persona. Vuelve a mirar la lista.',
      en: 'This has been decided otherwise, or somebody else was accepted. Look at the list again.',
      pt: 'Isto já foi decidido de outra maneira, ou outra pessoa foi aceita. Olhe a lista de novo.',
    },
  },
  'brewery-owned': {
    status: 409,
    message: {
      es: 'La cervecería ya tiene quien venda por ella.',
      en: 'The brewery has somebody who sells for it already.',
      pt: 'A cervejaria já tem quem venda por ela.',
    },
  },
  'report-decided': {
    status: 409,
    message: {
      es: 'Esto ya se decidió de otra manera. Vuelve a mirar la lista.',
      en: 'This has been decided otherwise. Look at the list again.',
      pt: 'Isto já foi decidido de outra maneira. Olhe a lista de novo.',
    },
  },
  'report-grew': {
    status: 409,
    message: {
      es: 'Mientras decidías se reportó otra vez. Lee lo nuevo antes de dejarlo como está.',
      en: 'It was reported again while you were deciding. Read what is new before you leave it as it is.',
      pt: 'Enquanto você decidia, foi denunciado outra vez. Leia o que há de novo antes de deixar como está.',
    },
  },
  'company-off': {
    status: 409,
    message: {
      es: 'La cervecería está inactiva. Actívala primero.',
      en: 'The brewery is inactive. Activate it first.',
      pt: 'A cervejaria está inativa. Ative-a primeiro.',
    },
  },
  'company-approved': {
    status: 409,
    message: {
      es: 'Esta cervecería ya puede vender: no espera a que nadie la mire.',
      en: 'This brewery may sell already: it waits for nobody to look at it.',
      pt: 'Esta cervejaria já pode vender: não espera que ninguém a olhe.',
    },
  },
} as const satisfies RefusalTexts
