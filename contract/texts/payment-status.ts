/** How the provider calls the standing of a payment, in words: its own codes, which it may add to. */
export const paymentStatusTexts = {
  approved: { es: 'Aprobado', en: 'Approved', pt: 'Aprovado' },
  pending: { es: 'Pendiente', en: 'Pending', pt: 'Pendente' },
  in_process: { es: 'En proceso', en: 'In process', pt: 'Em processo' },
  authorized: { es: 'Autorizado', en: 'Authorised', pt: 'Autorizado' },
  in_mediation: { es: 'En mediación', en: 'In mediation', pt: 'Em mediação' },
  rejected: { es: 'Rechazado', en: 'Rejected', pt: 'Recusado' },
  cancelled: { es: 'Cancelado', en: 'Cancelled', pt: 'Cancelado' },
  refunded: { es: 'Devuelto', en: 'Refunded', pt: 'Devolvido' },
  partially_refunded: { es: 'Devuelto en parte', en: 'Refunded in part', pt: 'Devolvido em parte' },
  charged_back: { es: 'Contracargo', en: 'Charged back', pt: 'Estornado' },
}
