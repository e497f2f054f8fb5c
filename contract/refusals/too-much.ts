import { IMPORT_MAX_MEGABYTES } from '../limits.ts'
import * as webhookTexts from '../texts/webhook.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What is too large, too often, or of another kind. */
export const TOO_MUCH = {
  'import-too-large': {
    status: 413,
    message: {
      es: `El archivo pesa más de ${IMPORT_MAX_MEGABYTES} MB.`,
      en: `The file is larger than ${IMPORT_MAX_MEGABYTES} MB.`,
      pt: `O arquivo tem mais de ${IMPORT_MAX_MEGABYTES} MB.`,
    },
  },
  'body-too-large': {
    status: 413,
    message: {
      es: 'El envío es demasiado grande.',
      en: 'What was sent is too large.',
      pt: 'O envio é grande demais.',
    },
  },
  'import-not-csv': {
    status: 415,
    message: {
      es: 'Esto no es un archivo CSV. En tu planilla, elige «Guardar como» y el formato CSV.',
      en: 'This is not a CSV file. In your spreadsheet, choose “Save as” and the CSV format.',
      pt: 'Isto não é um arquivo CSV. Na sua planilha, escolha “Salvar como” e o formato CSV.',
    },
  },
  'wrong-content-type': {
    status: 415,
    message: {
      es: 'Este tipo de contenido no se acepta aquí.',
      en: 'This content type is not accepted here.',
      pt: 'Este tipo de conteúdo não é aceito aqui.',
    },
  },
  'key-reused': {
    status: 422,
    message: {
      es: 'Esa clave ya se usó para otro pedido.',
      en: 'This key was used for another order already.',
      pt: 'Esta chave já foi usada para outro pedido.',
    },
  },
  'too-many-requests': {
    status: 429,
    message: {
      es: 'Demasiados intentos. Vuelve a probar en {wait}.',
      en: 'Too many attempts. Try again in {wait}.',
      pt: 'Tentativas demais. Tente de novo em {wait}.',
    },
  },
  'no-room-today': {
    status: 429,
    message: {
      es: 'Hoy ya publicaste {used} cervezas. Mañana hay lugar otra vez, y más cuanto más vendes.',
      en: 'You have published {used} beers today. Tomorrow there is room again, and more the more you sell.',
      pt: 'Hoje você já publicou {used} cervejas. Amanhã há lugar de novo, e mais quanto mais você vender.',
    },
  },
  'webhooks-enough': { status: 409, message: webhookTexts.full },
} as const satisfies RefusalTexts
