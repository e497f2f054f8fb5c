import { INVOICE_MAX_MEGABYTES } from '../limits.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** Why a brewery's invoice is not attached. */
export const INVOICE_REFUSALS = {
  'invoice-too-large': {
    status: 413,
    message: {
      es: `La factura pesa más de ${INVOICE_MAX_MEGABYTES} MB.`,
      en: `The invoice is larger than ${INVOICE_MAX_MEGABYTES} MB.`,
      pt: `A nota fiscal tem mais de ${INVOICE_MAX_MEGABYTES} MB.`,
    },
  },
  'invoice-kind-refused': {
    status: 415,
    message: {
      es: 'La factura tiene que ser un PDF, un JPEG o un PNG.',
      en: 'The invoice has to be a PDF, a JPEG or a PNG.',
      pt: 'A nota fiscal tem que ser um PDF, um JPEG ou um PNG.',
    },
  },
  'buyer-gone': {
    status: 409,
    message: {
      es: 'Quien compró eliminó su cuenta: ya no hay a quién darle la factura.',
      en: 'The buyer deleted their account: there is nobody to give the invoice to.',
      pt: 'Quem comprou apagou a conta: não há a quem dar a nota fiscal.',
    },
  },
} as const satisfies RefusalTexts
