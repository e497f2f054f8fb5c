import type { RefusalTexts } from './refusal-texts.ts'

/** What two admins want to do with the same thing of the work list. */
export const WORK_CONFLICTS = {
  'work-taken': {
    status: 409,
    message: {
      es: 'Mientras mirabas, pasó a ser de {name}.',
      en: 'While you were looking, it became {name}’s.',
      pt: 'Enquanto você olhava, passou a ser de {name}.',
    },
  },
  'work-freed': {
    status: 409,
    message: {
      es: 'Mientras mirabas, quedó sin encargado. Mira de nuevo.',
      en: 'While you were looking, it was left to nobody. Look again.',
      pt: 'Enquanto você olhava, ficou sem responsável. Olhe de novo.',
    },
  },
  'message-answered': {
    status: 409,
    message: {
      es: 'Otra persona respondió este mensaje mientras escribías. Lee su respuesta; lo que escribiste sigue aquí y no se envió.',
      en: 'Somebody else answered this message while you were writing. Read their answer; what you wrote is still here and was not sent.',
      pt: 'Outra pessoa respondeu esta mensagem enquanto você escrevia. Leia a resposta; o que você escreveu continua aqui e não foi enviado.',
    },
  },
  'enough-written': {
    status: 409,
    message: {
      es: 'Aquí ya no cabe más: se llegó al máximo de {max}.',
      en: 'There is no room for more here: {max} is the most.',
      pt: 'Aqui não cabe mais: o máximo é {max}.',
    },
  },
} as const satisfies RefusalTexts
