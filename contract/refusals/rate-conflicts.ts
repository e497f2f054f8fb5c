import type { RefusalTexts } from './refusal-texts.ts'

/** What stands in the way of a rate of exchange. */
export const RATE_CONFLICTS = {
  'rate-implausible': {
    status: 400,
    message: {
      es: 'Un dólar no puede costar eso: escribe un número de {least} a {most}, con {decimals} decimales como mucho.',
      en: 'A dollar cannot cost that: enter a number from {least} to {most}, with {decimals} decimals at most.',
      pt: 'Um dólar não pode custar isso: escreva um número de {least} a {most}, com no máximo {decimals} decimais.',
    },
  },
  'rate-too-far': {
    status: 409,
    message: {
      es: 'Es diez veces la última cotización ({last}) o más, o una décima parte o menos: no se usa.',
      en: 'It is ten times the last rate ({last}) or more, or a tenth of it or less: it is not used.',
      pt: 'É dez vezes a última cotação ({last}) ou mais, ou um décimo ou menos: não se usa.',
    },
  },
  'rate-changed': {
    status: 409,
    message: {
      es: 'La cotización cambió mientras mirabas: mira la que está en uso y decide de nuevo.',
      en: 'The rate changed while you were looking: see the one in use and decide again.',
      pt: 'A cotação mudou enquanto você olhava: veja a que está em uso e decida de novo.',
    },
  },
  'no-rate-needed': {
    status: 409,
    message: {
      es: 'No hay moneda que cotizar: la cuenta cobra en dólares, o todavía no se sabe en qué país está.',
      en: 'There is no currency to exchange: the account charges dollars, or its country is not known yet.',
      pt: 'Não há moeda para cotar: a conta cobra em dólares, ou ainda não se sabe em que país ela está.',
    },
  },
} as const satisfies RefusalTexts
