/** What a payout is made of: the columns of its page and of its file. */

export const gross = {
  es: 'Cobrado a quien compró',
  en: 'Charged to the buyer',
  pt: 'Cobrado de quem comprou',
}
export const refunded = {
  es: 'Devuelto a quien compró',
  en: 'Given back to the buyer',
  pt: 'Devolvido a quem comprou',
}
export const commissionTax = {
  es: 'Impuesto a la comisión',
  en: 'Tax on the commission',
  pt: 'Imposto sobre a comissão',
}
export const fee = {
  es: 'Costo del medio de pago',
  en: 'Payment provider’s fee',
  pt: 'Tarifa do meio de pagamento',
}
export const net = { es: 'Te corresponde', en: 'Yours', pt: 'Seu' }
export const paid = { es: 'En este pago', en: 'In this payout', pt: 'Neste repasse' }
