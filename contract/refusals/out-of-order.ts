import { INTERNAL_ERROR } from '../page-errors.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/** What the shop or somebody behind it fails at. */
export const OUT_OF_ORDER = {
  'internal-error': INTERNAL_ERROR,
  'payment-provider-down': {
    status: 503,
    message: {
      es: 'El medio de pago no responde. Tu cerveza queda apartada: prueba de nuevo en un momento.',
      en: 'The payment provider does not answer. Your beer stays held: try again in a moment.',
      pt: 'O meio de pagamento não responde. Sua cerveja fica reservada: tente de novo em um momento.',
    },
  },
  'payments-refused': {
    status: 503,
    message: {
      es: 'Esta tienda no puede cobrar ahora, y quien la lleva ya lo sabe. No se cobró nada y tu carrito queda como está.',
      en: 'This shop cannot take payments right now, and whoever runs it has been told. Nothing was charged and your cart is kept.',
      pt: 'Esta loja não pode receber pagamentos agora, e quem cuida dela já sabe. Nada foi cobrado e seu carrinho fica como está.',
    },
  },
  'cannot-charge': {
    status: 503,
    message: {
      es: 'Ahora no podemos cobrar: nos falta la cotización del dólar de hoy, y ya lo sabemos. No se apartó ni se cobró nada: prueba de nuevo en un rato.',
      en: 'We cannot charge now: today’s rate of the dollar is missing, and we know. Nothing was held or charged: try again in a while.',
      pt: 'Agora não podemos cobrar: falta a cotação do dólar de hoje, e já sabemos. Nada foi reservado nem cobrado: tente de novo daqui a pouco.',
    },
  },
  'too-many-pictures': {
    status: 503,
    message: {
      es: 'Están llegando muchas imágenes a la vez. Prueba de nuevo en un momento.',
      en: 'Many images are arriving at once. Try again in a moment.',
      pt: 'Muitas imagens estão chegando ao mesmo tempo. Tente de novo em um momento.',
    },
  },
  'search-too-slow': {
    status: 503,
    message: {
      es: 'Esta búsqueda tarda demasiado. Prueba con otras palabras o quita algún filtro.',
      en: 'That search takes too long. Try other words, or fewer filters.',
      pt: 'Essa busca demora demais. Tente outras palavras ou tire algum filtro.',
    },
  },
  'too-many-searches': {
    status: 503,
    message: {
      es: 'Hay muchas búsquedas a la vez. Prueba de nuevo en un momento.',
      en: 'Many searches are running at once. Try again in a moment.',
      pt: 'Há muitas buscas ao mesmo tempo. Tente de novo em um momento.',
    },
  },
  'media-storage-down': {
    status: 503,
    message: {
      es: 'Las imágenes no están disponibles ahora. Prueba de nuevo en un momento.',
      en: 'Images are not available now. Try again in a moment.',
      pt: 'As imagens não estão disponíveis agora. Tente de novo em um momento.',
    },
  },
  'database-down': {
    status: 503,
    message: {
      es: 'Volvemos en un momento.',
      en: 'We will be back in a moment.',
      pt: 'Voltamos em um momento.',
    },
  },
  'database-full': {
    status: 503,
    message: {
      es: 'Ahora no podemos guardar nada: solo puedes mirar. Prueba de nuevo en unos minutos.',
      en: 'We cannot save anything now: you can only look. Try again in a few minutes.',
      pt: 'Agora não podemos salvar nada: você só pode olhar. Tente de novo em alguns minutos.',
    },
  },
  'outcome-unknown': {
    status: 503,
    message: {
      es: 'La conexión se cortó y no sabemos si quedó guardado. Míralo antes de repetirlo.',
      en: 'The connection was cut and we do not know whether it was saved. Look before you repeat it.',
      pt: 'A conexão foi cortada e não sabemos se ficou salvo. Confira antes de repetir.',
    },
  },
} as const satisfies RefusalTexts
