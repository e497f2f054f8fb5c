import type { StaffRole } from '../staff-roles.ts'
import { care } from './admin.ts'
import { paymentMoney } from './admin-order.ts'
import { catalogue } from './shop-words.ts'
import type { Text } from './text.ts'

/** The roles of the administration: what each is called, and what it may do. */
export const staffRoleTexts = {
  owner: {
    name: { es: 'A cargo', en: 'Owner', pt: 'Responsável' },
    may: {
      es: 'Todo, también esta lista.',
      en: 'Everything, this list too.',
      pt: 'Tudo, também esta lista.',
    },
  },
  money: {
    name: paymentMoney,
    may: {
      es: 'Pagos a cervecerías, comisiones, cotizaciones, conciliación y devoluciones. Lee pedidos y cuentas.',
      en: 'Payouts, commissions, exchange rates, the provider’s books and refunds. Reads orders and accounts.',
      pt: 'Repasses, comissões, cotações, conciliação e devoluções. Lê pedidos e contas.',
    },
  },
  care: {
    name: care,
    may: {
      es: 'Mensajes, reclamos, arrepentimientos, reportes, pedidos con sus devoluciones, y activar o desactivar cuentas. No les paga a las cervecerías.',
      en: 'Messages, complaints, withdrawals, reports, orders with their refunds, and switching accounts on and off. Pays no breweries.',
      pt: 'Mensagens, reclamações, arrependimentos, denúncias, pedidos com suas devoluções, e ativar ou desativar contas. Não paga as cervejarias.',
    },
  },
  catalogue: {
    name: catalogue,
    may: {
      es: 'Cervezas, opiniones, búsquedas y publicidad. No ve quién compra.',
      en: 'Beers, reviews, searches and advertising. Does not see who buys.',
      pt: 'Cervejas, avaliações, buscas e publicidade. Não vê quem compra.',
    },
  },
  reader: {
    name: { es: 'Lectura', en: 'Reading', pt: 'Leitura' },
    may: {
      es: 'Lo ve todo y no cambia nada. No ve cuentas de cobro ni baja archivos con datos de personas.',
      en: 'Sees everything and changes nothing. Sees no payout accounts and downloads no files about people.',
      pt: 'Vê tudo e não muda nada. Não vê contas de recebimento nem baixa arquivos com dados de pessoas.',
    },
  },
} satisfies Record<StaffRole, { name: Text; may: Text }>
