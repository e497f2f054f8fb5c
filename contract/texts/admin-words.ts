import { inEnglish } from './text.ts'

/** Words that several pages of the administration share. */

export const toReview = { es: 'Para revisar', en: 'To review', pt: 'Para revisar' }
export const purchases = { es: 'Compras', en: 'Purchases', pt: 'Compras' }
export const messages = { es: 'Mensajes', en: 'Messages', pt: 'Mensagens' }
export const withdrawal = { es: 'Arrepentimiento', en: 'Withdrawal', pt: 'Arrependimento' }
export const auditLog = { es: 'Registro', en: 'Audit log', pt: 'Registro' }
export const exchangeRate = { es: 'Cotización', en: 'Exchange rate', pt: 'Cotação' }
export const jobs = { es: 'Trabajos', en: 'Jobs', pt: 'Trabalhos' }
export const administrators = { es: 'Administradores', en: 'Administrators', pt: 'Administradores' }
export const write = { es: 'Escribir', en: 'Write', pt: 'Escrever' }
/** Of a list of which parts are shown: payouts, withdrawals. */
export const all = { es: 'Todos ({count})', en: 'All ({count})', pt: 'Todos ({count})' }
export const call = { es: 'Llamar', en: 'Call', pt: 'Ligar' }
export const otherActions = { es: 'Otras acciones', en: 'Other actions', pt: 'Outras ações' }
export const waysOn = { es: 'Ir a…', en: 'Go to…', pt: 'Ir para…' }
export const what = { es: 'Qué', en: 'What', pt: 'O quê' }
export const toWhat = { es: 'A qué', en: 'To what', pt: 'A quê' }
export const who = { es: 'Quién', en: 'Who', pt: 'Quem' }
export const when = { es: 'Cuándo', en: 'When', pt: 'Quando' }
export const beforeAndAfter = { es: 'Antes y después', en: 'Before and after', pt: 'Antes e depois' }
export const fromWhere = { es: 'Desde dónde', en: 'From where', pt: 'De onde' }
export const buyer = { es: 'Comprador', en: 'Buyer', pt: 'Comprador' }
export const company = { es: 'Compañía', en: 'Company', pt: 'Empresa' }
export const paidOrders = { es: 'Pedidos pagados', en: 'Paid orders', pt: 'Pedidos pagos' }
export const unpaidOrders = { es: 'Pedidos sin pagar', en: 'Unpaid orders', pt: 'Pedidos não pagos' }
export const newBuyers = { es: 'Compradores nuevos', en: 'New buyers', pt: 'Compradores novos' }
export const newBreweries = { es: 'Cervecerías nuevas', en: 'New breweries', pt: 'Cervejarias novas' }
export const rejectedPayments = {
  es: 'Pagos rechazados',
  en: 'Rejected payments',
  pt: 'Pagamentos recusados',
}
export const paymentAttempts = {
  es: 'Intentos de pago',
  en: 'Payment attempts',
  pt: 'Tentativas de pagamento',
}
export const since = { es: 'Desde', en: 'Since', pt: 'Desde' }
export const amount = { es: 'Monto', en: 'Amount', pt: 'Valor' }
export const action = { es: 'Acción', en: 'Action', pt: 'Ação' }
export const waiting = { es: 'Espera', en: 'Waiting', pt: 'Espera' }
export const refuse = { es: 'Rechazar', en: 'Refuse', pt: 'Recusar' }
export const retry = { es: 'Reintentar', en: 'Retry', pt: 'Tentar de novo' }
export const countOrders = { es: '{count} pedidos', en: '{count} orders', pt: '{count} pedidos' }
export const oneOrder = { es: '1 pedido', en: '1 order', pt: '1 pedido' }
export const noOrdersYet = {
  es: 'Todavía nadie hizo un pedido.',
  en: 'Nobody has placed an order yet.',
  pt: 'Ninguém fez um pedido ainda.',
}
export const pagesOfTheOrders = {
  es: 'Páginas de los pedidos',
  en: 'Pages of the orders',
  pt: 'Páginas dos pedidos',
}
export const brewery = { es: 'Cervecería', en: 'Brewery', pt: 'Cervejaria' }
export const lastError = {
  es: 'Último error: {error}',
  en: 'Last error: {error}',
  pt: 'Último erro: {error}',
}
export const owed = { es: 'Se le debe', en: 'Owed', pt: 'Deve-se' }
export const notFreeYet = { es: 'Aún no libre', en: 'Not free yet', pt: 'Ainda não livre' }
export const payoutsToThisBrewery = {
  es: 'Pagos a esta cervecería',
  en: 'Payouts to this brewery',
  pt: 'Repasses a esta cervejaria',
}
export const detail = inEnglish({ es: 'Detalle', en: 'Detail', pt: 'Detalhe' })
export const status = inEnglish({ es: 'Estado', en: 'Status', pt: 'Estado' })
export const active = inEnglish({ es: 'Activo', en: 'Active', pt: 'Ativo' })
export const inactive = inEnglish({ es: 'Inactivo', en: 'Inactive', pt: 'Inativo' })
export const userHasBeenActivated = inEnglish({
  es: 'El usuario se activó',
  en: 'User has been activated',
  pt: 'O usuário foi ativado',
})
export const userHasBeenInactivated = inEnglish({
  es: 'El usuario se desactivó',
  en: 'User has been inactivated',
  pt: 'O usuário foi desativado',
})
export const userNotActivated = inEnglish({
  es: 'No se pudo activar al usuario',
  en: 'It was not possible to activate the user',
  pt: 'Não foi possível ativar o usuário',
})
export const userNotInactivated = inEnglish({
  es: 'No se pudo desactivar al usuario',
  en: 'It was not possible to inactivate the user',
  pt: 'Não foi possível desativar o usuário',
})
export const activate = inEnglish({ es: 'Activar', en: 'Activate', pt: 'Ativar' })
export const inactivate = inEnglish({ es: 'Inactivar', en: 'Inactivate', pt: 'Desativar' })

export const mercadoPago = { es: 'Mercado Pago', en: 'Mercado Pago', pt: 'Mercado Pago' }
export const bank = { es: 'Banco', en: 'Bank', pt: 'Banco' }
export const currency = { es: 'Moneda', en: 'Currency', pt: 'Moeda' }
