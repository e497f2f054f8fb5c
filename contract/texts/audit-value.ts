import { STAFF_ROLES } from '../staff-roles.ts'
import { countedWords } from './admin-withdrawals.ts'
import { auditFieldTexts } from './audit-field.ts'
import { kindNames } from './payout-account.ts'
import { payoutWayTexts } from './payout-state.ts'
import * as providerBooksTexts from './provider-books.ts'
import { staffRoleTexts } from './staff-roles.ts'

/** The audit log: what admins did. */

export const auditValueTexts = {
  ...kindNames,
  ...countedWords,
  ...payoutWayTexts,
  ...providerBooksTexts.kind,
  pending: { es: 'espera su pago', en: 'waiting for payment', pt: 'espera o pagamento' },
  paid: { es: 'pagado', en: 'paid', pt: 'pago' },
  review: { es: 'en revisión', en: 'in review', pt: 'em revisão' },
  refund_due: { es: 'dinero por devolver', en: 'money to be given back', pt: 'dinheiro a devolver' },
  charged_back: { es: 'con contracargo', en: 'charged back', pt: 'com contestação' },
  refunded: { es: 'devuelto', en: 'refunded', pt: 'devolvido' },
  cancelled: { es: 'cancelado', en: 'cancelled', pt: 'cancelado' },
  ...Object.fromEntries(STAFF_ROLES.map((role) => [role, staffRoleTexts[role].name])),
  expired: { es: 'vencido', en: 'expired', pt: 'vencido' },
  mail: auditFieldTexts.mail,
  import: { es: 'archivo de cervezas', en: 'file of beers', pt: 'arquivo de cervejas' },
  report: { es: 'reporte de Mercado Pago', en: 'report of Mercado Pago', pt: 'relatório do Mercado Pago' },
  late: { es: 'demorado', en: 'late', pt: 'atrasado' },
  shipped: { es: 'enviado', en: 'shipped', pt: 'enviado' },
  delivered: { es: 'entregado', en: 'delivered', pt: 'entregue' },
  failed: { es: 'falló', en: 'failed', pt: 'falhou' },
  notice: { es: 'aviso de pago', en: 'payment notice', pt: 'aviso de pagamento' },
  sweep: { es: 'tarea repetida', en: 'repeated task', pt: 'tarefa repetida' },
  command: { es: 'desde el servidor', en: 'from the server', pt: 'pelo servidor' },
}
