import { ORDER_MESSAGE_PICTURES_MAX_MEGABYTES, PICTURE_MAX_MEGABYTES } from '../limits.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What is wrong with a picture, as browsers know it before they send it. */
export const PICTURE_REFUSALS = {
  'picture-empty': {
    status: 400,
    message: {
      es: 'El archivo está vacío. Elige una imagen.',
      en: 'The file is empty. Choose an image.',
      pt: 'O arquivo está vazio. Escolha uma imagem.',
    },
  },
  'picture-too-large': {
    status: 413,
    message: {
      es: `La imagen pesa más de ${PICTURE_MAX_MEGABYTES} MB.`,
      en: `The image is larger than ${PICTURE_MAX_MEGABYTES} MB.`,
      pt: `A imagem tem mais de ${PICTURE_MAX_MEGABYTES} MB.`,
    },
  },
  'message-pictures-too-large': {
    status: 413,
    message: {
      es: `Las imágenes de un mensaje pesan juntas más de ${ORDER_MESSAGE_PICTURES_MAX_MEGABYTES} MB. Manda menos, o más chicas.`,
      en: `The images of a message are larger than ${ORDER_MESSAGE_PICTURES_MAX_MEGABYTES} MB together. Send fewer, or smaller ones.`,
      pt: `As imagens de uma mensagem têm juntas mais de ${ORDER_MESSAGE_PICTURES_MAX_MEGABYTES} MB. Envie menos, ou menores.`,
    },
  },
  'picture-kind-refused': {
    status: 415,
    message: {
      es: 'Solo aceptamos imágenes JPEG, PNG, WebP o AVIF.',
      en: 'We only accept JPEG, PNG, WebP or AVIF images.',
      pt: 'Só aceitamos imagens JPEG, PNG, WebP ou AVIF.',
    },
  },
} as const satisfies RefusalTexts
