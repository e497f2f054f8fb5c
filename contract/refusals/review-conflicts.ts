import type { RefusalTexts } from './refusal-texts.ts'

/** Who reviews, answers, reports or hides what, too early or twice. */
export const REVIEW_CONFLICTS = {
  'already-reviewed': {
    status: 409,
    message: {
      es: 'Ya puntuaste este producto.',
      en: 'You have rated this product already.',
      pt: 'Você já avaliou este produto.',
    },
  },
  'already-answered': {
    status: 409,
    message: {
      es: 'Ya respondiste esta opinión.',
      en: 'You have answered this review already.',
      pt: 'Você já respondeu esta avaliação.',
    },
  },
  'answer-stands': {
    status: 409,
    message: {
      es: 'Tu respuesta ya no se puede corregir.',
      en: 'Your answer cannot be corrected any more.',
      pt: 'Sua resposta não pode mais ser corrigida.',
    },
  },
  'already-reported': {
    status: 409,
    message: {
      es: 'Ya denunciaste esta opinión.',
      en: 'You have reported this review already.',
      pt: 'Você já denunciou esta avaliação.',
    },
  },
  'review-hidden': {
    status: 409,
    message: {
      es: 'La administración ocultó esta opinión.',
      en: 'The administration hid this review.',
      pt: 'A administração ocultou esta avaliação.',
    },
  },
  'already-hidden': {
    status: 409,
    message: {
      es: 'Esta opinión ya está oculta.',
      en: 'This review is hidden already.',
      pt: 'Esta avaliação já está oculta.',
    },
  },
  'already-shown': {
    status: 409,
    message: {
      es: 'Esta opinión ya está a la vista.',
      en: 'This review is shown already.',
      pt: 'Esta avaliação já está à vista.',
    },
  },
  'report-closed': {
    status: 409,
    message: {
      es: 'Esta denuncia ya se atendió.',
      en: 'This report has been dealt with already.',
      pt: 'Esta denúncia já foi atendida.',
    },
  },
  'purchase-unpaid': {
    status: 409,
    message: {
      es: 'Tienes una compra que espera su pago. Págala, o espera unos minutos a que venza.',
      en: 'You have a purchase that waits for its payment. Pay it, or wait a few minutes until it expires.',
      pt: 'Você tem uma compra que espera pagamento. Pague-a, ou espere alguns minutos até que vença.',
    },
  },
  'purchase-unshipped': {
    status: 409,
    message: {
      es: 'Tienes una compra pagada que todavía no se envió.',
      en: 'You have a paid purchase that has not been sent yet.',
      pt: 'Você tem uma compra paga que ainda não foi enviada.',
    },
  },
  'purchase-unrefunded': {
    status: 409,
    message: {
      es: 'Tienes una compra con dinero que aún te debemos devolver.',
      en: 'You have a purchase with money that we still owe you.',
      pt: 'Você tem uma compra com dinheiro que ainda devemos devolver.',
    },
  },
  'purchase-complaint': {
    status: 409,
    message: {
      es: 'Tienes un reclamo en curso. Espera a que termine, o retíralo.',
      en: 'You have a complaint under way. Wait until it is over, or take it back.',
      pt: 'Você tem uma reclamação em curso. Espere até que termine, ou retire-a.',
    },
  },
  'sale-unpaid': {
    status: 409,
    message: {
      es: 'Alguien está por pagar una cerveza tuya. Espera unos minutos: la compra se paga o vence.',
      en: 'Somebody is about to pay for a beer of yours. Wait a few minutes: it is paid or it expires.',
      pt: 'Alguém está para pagar uma cerveja sua. Espere alguns minutos: a compra é paga ou vence.',
    },
  },
  'sale-unshipped': {
    status: 409,
    message: {
      es: 'Tienes una venta pagada que todavía no enviaste.',
      en: 'You have a paid sale that you have not sent yet.',
      pt: 'Você tem uma venda paga que ainda não enviou.',
    },
  },
  'sale-unrefunded': {
    status: 409,
    message: {
      es: 'Tienes una venta con una devolución de dinero en curso.',
      en: 'You have a sale with a refund under way.',
      pt: 'Você tem uma venda com uma devolução de dinheiro em andamento.',
    },
  },
  'sale-complaint': {
    status: 409,
    message: {
      es: 'Alguien reclama por un envío tuyo: respóndele primero.',
      en: 'Somebody complains about a shipment of yours: answer them first.',
      pt: 'Alguém reclama de um envio seu: responda primeiro.',
    },
  },
  'sale-owed-back': {
    status: 409,
    message: {
      es: 'Le debes dinero a la tienda: te pagamos ventas cuyo dinero volvió después a quien compró. Escríbenos.',
      en: 'You owe the shop money: we paid you for sales whose money went back to the buyer afterwards. Write to us.',
      pt: 'Você deve dinheiro à loja: pagamos vendas cujo dinheiro voltou depois para quem comprou. Escreva para nós.',
    },
  },
  'payout-under-way': {
    status: 409,
    message: {
      es: 'Hay un pago en camino a tu cuenta: espera a que llegue.',
      en: 'A payout is on its way to your account: wait until it has arrived.',
      pt: 'Há um repasse a caminho da sua conta: espere até que chegue.',
    },
  },
} as const satisfies RefusalTexts
