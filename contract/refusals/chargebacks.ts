import { DOCUMENTS_MAX_MEGABYTES } from '../limits.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What is wrong with documents against a chargeback, or comes too late for them. */
export const CHARGEBACK_REFUSALS = {
  'documents-too-large': {
    status: 413,
    message: {
      es: `Los archivos pesan más de ${DOCUMENTS_MAX_MEGABYTES} MB en total.`,
      en: `The files are larger than ${DOCUMENTS_MAX_MEGABYTES} MB together.`,
      pt: `Os arquivos têm mais de ${DOCUMENTS_MAX_MEGABYTES} MB no total.`,
    },
  },
  'document-kind-refused': {
    status: 415,
    message: {
      es: '«{name}» no es un JPEG, PNG o PDF.',
      en: '“{name}” is no JPEG, PNG or PDF.',
      pt: '«{name}» não é JPEG, PNG nem PDF.',
    },
  },
  'chargeback-over': {
    status: 409,
    message: {
      es: 'Este contracargo ya terminó: no se toman más documentos.',
      en: 'This chargeback is over: no more documents are taken.',
      pt: 'Este estorno já terminou: não se recebem mais documentos.',
    },
  },
  'documents-too-late': {
    status: 409,
    message: {
      es: 'El plazo para mandar documentos ya pasó.',
      en: 'The time to send documents is over.',
      pt: 'O prazo para enviar documentos já passou.',
    },
  },
} as const satisfies RefusalTexts
