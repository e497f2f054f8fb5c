import * as accountWords from './account-words.ts'
import * as adminWords from './admin-words.ts'

/** The audit log: what admins did. */

export const auditSubjectTexts = {
  buyer: adminWords.buyer,
  company: adminWords.company,
  beer: accountWords.beer,
  admin: { es: 'Administrador', en: 'Administrator', pt: 'Administrador' },
  order: accountWords.order,
  payout: { es: 'Pago', en: 'Payout', pt: 'Repasse' },
  'payout-run': { es: 'Tanda de pagos', en: 'Payout run', pt: 'Leva de repasses' },
  rate: adminWords.exchangeRate,
  'commission-rule': { es: 'Regla de comisión', en: 'Commission rule', pt: 'Regra de comissão' },
  advertisement: { es: 'Anuncio', en: 'Advertisement', pt: 'Anúncio' },
  'provider-books': {
    es: 'Libros de Mercado Pago',
    en: 'Mercado Pago’s books',
    pt: 'Livros do Mercado Pago',
  },
  review: { es: 'Opinión', en: 'Review', pt: 'Avaliação' },
  message: { es: 'Mensaje', en: 'Message', pt: 'Mensagem' },
  withdrawal: adminWords.withdrawal,
  'withdrawal-window': {
    es: 'Plazo de arrepentimiento',
    en: 'Window for withdrawals',
    pt: 'Prazo de arrependimento',
  },
  task: { es: 'Asunto', en: 'Matter', pt: 'Assunto' },
  work: { es: 'Trabajo', en: 'Job', pt: 'Trabalho' },
  list: { es: 'Lista', en: 'List', pt: 'Lista' },
}
