/** Why a payout failed, came back or waits, where Mercado Pago or a bank says it by a code: its words are nobody's. */

const byBank = {
  es: 'El banco que recibe no lo aceptó.',
  en: 'The receiving bank did not take it.',
  pt: 'O banco que recebe não o aceitou.',
}
const atProvider = {
  es: 'Mercado Pago no lo pudo hacer.',
  en: 'Mercado Pago could not make it.',
  pt: 'O Mercado Pago não conseguiu fazê-lo.',
}
const forSafety = {
  es: 'Mercado Pago lo frenó por seguridad.',
  en: 'Mercado Pago stopped it for safety.',
  pt: 'O Mercado Pago o barrou por segurança.',
}
const cameBack = {
  es: 'El banco que recibe lo devolvió.',
  en: 'The receiving bank sent it back.',
  pt: 'O banco que recebe o devolveu.',
}

/** By Mercado Pago's `status_detail` (server/adapters/mercado-pago/payouts). */
export const ofMercadoPago = {
  by_bank: byBank,
  by_provider: atProvider,
  other_reason: atProvider,
  high_risk: forSafety,
  by_high_risk: forSafety,
  by_compliance: forSafety,
  review_manual: {
    es: 'Mercado Pago lo revisó y no lo hizo.',
    en: 'Mercado Pago reviewed it and did not make it.',
    pt: 'O Mercado Pago o analisou e não o fez.',
  },
  by_caps: {
    es: 'Supera lo que esa cuenta puede recibir.',
    en: 'It is more than that account may receive.',
    pt: 'Supera o que essa conta pode receber.',
  },
  invalid_destination_account: {
    es: 'Esa cuenta no existe, o no recibe transferencias.',
    en: 'There is no such account, or it takes no transfers.',
    pt: 'Essa conta não existe, ou não recebe transferências.',
  },
  insufficient_funds: {
    es: 'La tienda no tenía dinero suficiente en Mercado Pago.',
    en: 'The shop had not enough money at Mercado Pago.',
    pt: 'A loja não tinha dinheiro suficiente no Mercado Pago.',
  },
  pending_bank: {
    es: 'Espera al banco que lo recibe.',
    en: 'It waits for the receiving bank.',
    pt: 'Espera o banco que o recebe.',
  },
  refunded: cameBack,
  partially_refunded: cameBack,
}
export const anotherAmount = {
  es: 'Mercado Pago dice que es por otro monto: {amount}. Míralo allí antes de seguir.',
  en: 'Mercado Pago says that it is for another amount: {amount}. Look at it there before going on.',
  pt: 'O Mercado Pago diz que é por outro valor: {amount}. Veja lá antes de continuar.',
}
/** Codes of a return file (CNAB 240). */
export const ofBankFile = {
  es: 'El banco respondió con el código {codes}.',
  en: 'The bank answered with the code {codes}.',
  pt: 'O banco respondeu com o código {codes}.',
}
