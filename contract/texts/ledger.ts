import type { LedgerAccount, LedgerKind } from '../ledger-accounts.ts'
import * as adminWords from './admin-words.ts'
import type { Text } from './text.ts'

/** The ledger in an accountant's words. */

export const movement = { es: 'Movimiento', en: 'Movement', pt: 'Movimento' }
export const account = { es: 'Cuenta contable', en: 'Ledger account', pt: 'Conta contábil' }
export const entries = { es: 'Asientos', en: 'Entries', pt: 'Lançamentos' }

export const kinds = {
  sale: { es: 'Venta', en: 'Sale', pt: 'Venda' },
  'unapplied-capture': {
    es: 'Cobro sin pedido',
    en: 'Capture without an order',
    pt: 'Cobrança sem pedido',
  },
  fee: { es: 'Costo del medio de pago', en: 'Payment provider’s fee', pt: 'Custo do meio de pagamento' },
  refund: { es: 'Devolución por hacer', en: 'Refund that is owed', pt: 'Devolução a fazer' },
  'refund-done': { es: 'Devolución hecha', en: 'Refund that was made', pt: 'Devolução feita' },
  'refund-reopened': { es: 'Devolución reabierta', en: 'Refund reopened', pt: 'Devolução reaberta' },
  'chargeback-opened': { es: 'Contracargo abierto', en: 'Chargeback opened', pt: 'Contestação aberta' },
  'chargeback-won': { es: 'Contracargo ganado', en: 'Chargeback won', pt: 'Contestação ganha' },
  'chargeback-lost': { es: 'Contracargo perdido', en: 'Chargeback lost', pt: 'Contestação perdida' },
  released: { es: 'Liberado para pagar', en: 'Released for payout', pt: 'Liberado para repasse' },
  payout: { es: 'Pago a cervecería decidido', en: 'Payout decided on', pt: 'Repasse decidido' },
  'payout-paid': { es: 'Pago a cervecería hecho', en: 'Payout made', pt: 'Repasse feito' },
  'payout-failed': { es: 'Pago a cervecería fallido', en: 'Payout failed', pt: 'Repasse que falhou' },
  'payout-returned': { es: 'Pago a cervecería devuelto', en: 'Payout returned', pt: 'Repasse devolvido' },
  withdrawal: { es: 'Retiro al banco', en: 'Withdrawal to the bank', pt: 'Retirada para o banco' },
  'carried-over': { es: 'Saldo anterior', en: 'Carried over', pt: 'Saldo anterior' },
} satisfies Record<LedgerKind, Text>

export const accounts = {
  provider: adminWords.mercadoPago,
  bank: adminWords.bank,
  refunds: { es: 'Devoluciones por pagar', en: 'Refunds payable', pt: 'Devoluções a pagar' },
  commission: { es: 'Comisiones ganadas', en: 'Commission earned', pt: 'Comissões ganhas' },
  'commission-tax': {
    es: 'Impuesto sobre comisiones',
    en: 'Tax on commission',
    pt: 'Imposto sobre comissões',
  },
  'provider-fees': {
    es: 'Costos de Mercado Pago',
    en: 'Mercado Pago’s fees',
    pt: 'Custos do Mercado Pago',
  },
  disbursed: { es: 'Pagado a cervecerías', en: 'Disbursed to breweries', pt: 'Desembolsado a cervejarias' },
  pending: { es: 'Cervecerías: pendiente', en: 'Breweries: pending', pt: 'Cervejarias: pendente' },
  available: { es: 'Cervecerías: disponible', en: 'Breweries: available', pt: 'Cervejarias: disponível' },
  frozen: { es: 'Cervecerías: congelado', en: 'Breweries: frozen', pt: 'Cervejarias: congelado' },
  paid: { es: 'Cervecerías: pagado', en: 'Breweries: paid', pt: 'Cervejarias: pago' },
} satisfies Record<LedgerAccount, Text>
