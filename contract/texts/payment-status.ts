import { statePaymentInProcess } from './purchases.ts'

/** How the provider calls the standing of a payment, in words: its own codes, which it may add to. */
export const paymentStatusTexts = {
  approved: { es: 'Pago aprobado', en: 'Payment approved', pt: 'Pagamento aprovado' },
  pending: { es: 'Pago pendiente', en: 'Payment pending', pt: 'Pagamento pendente' },
  in_process: statePaymentInProcess,
  authorized: { es: 'Pago autorizado', en: 'Payment authorised', pt: 'Pagamento autorizado' },
  in_mediation: { es: 'Pago en mediación', en: 'Payment in mediation', pt: 'Pagamento em mediação' },
  rejected: { es: 'Pago rechazado', en: 'Payment rejected', pt: 'Pagamento recusado' },
  cancelled: { es: 'Pago cancelado', en: 'Payment cancelled', pt: 'Pagamento cancelado' },
  refunded: { es: 'Pago devuelto', en: 'Payment refunded', pt: 'Pagamento devolvido' },
  partially_refunded: {
    es: 'Pago devuelto en parte',
    en: 'Payment refunded in part',
    pt: 'Pagamento devolvido em parte',
  },
  charged_back: { es: 'Pago con contracargo', en: 'Payment charged back', pt: 'Pagamento estornado' },
}
