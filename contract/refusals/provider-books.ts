import { REPORT_MAX_DAYS, REPORT_MAX_MEGABYTES } from '../limits.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What is wrong with a report of the provider's, or with asking for one. */
export const PROVIDER_BOOKS_REFUSALS = {
  'report-too-large': {
    status: 413,
    message: {
      es: `El reporte pesa más de ${REPORT_MAX_MEGABYTES} MB: pídelo por menos días.`,
      en: `The report is larger than ${REPORT_MAX_MEGABYTES} MB: fetch it for fewer days.`,
      pt: `O relatório tem mais de ${REPORT_MAX_MEGABYTES} MB: peça-o por menos dias.`,
    },
  },
  'report-empty': {
    status: 400,
    message: {
      es: 'El archivo está vacío.',
      en: 'The file is empty.',
      pt: 'O arquivo está vazio.',
    },
  },
  'report-days-wrong': {
    status: 400,
    message: {
      es: `El último día no puede ser antes del primero, y son ${REPORT_MAX_DAYS} días como mucho.`,
      en: `The last day cannot be before the first, and there are ${REPORT_MAX_DAYS} days at most.`,
      pt: `O último dia não pode ser antes do primeiro, e são no máximo ${REPORT_MAX_DAYS} dias.`,
    },
  },
  'report-day-not-over': {
    status: 400,
    message: {
      es: 'Ese día todavía no terminó en Mercado Pago.',
      en: 'That day is not over at Mercado Pago yet.',
      pt: 'Esse dia ainda não terminou no Mercado Pago.',
    },
  },
  'difference-over': {
    status: 409,
    message: {
      es: 'Esta diferencia ya no está abierta.',
      en: 'This difference is not open any more.',
      pt: 'Esta diferença já não está aberta.',
    },
  },
} as const satisfies RefusalTexts
