import { mercadoPago } from './admin-words.ts'

/** How a payout stands, in one word for lists; for its brewery also what that means. */

export const payoutStateTexts = {
  draft: { es: 'Propuesto', en: 'Proposed', pt: 'Proposto' },
  approved: { es: 'Aprobado', en: 'Approved', pt: 'Aprovado' },
  sent: { es: 'En camino al banco', en: 'On its way to the bank', pt: 'A caminho do banco' },
  paid: { es: 'Acreditado', en: 'Arrived', pt: 'Creditado' },
  failed: { es: 'No llegó', en: 'Did not arrive', pt: 'Não chegou' },
  returned: { es: 'Devuelto por el banco', en: 'Sent back by the bank', pt: 'Devolvido pelo banco' },
}

/** To its brewery; `paid` needs no more words, and what is only proposed is not shown. */
export const failedAtShop = {
  es: 'No pudimos hacer la transferencia, y no es por tu cuenta: lo que era para ti se paga otra vez con el próximo pago.',
  en: 'We could not make the transfer, and it is not your account: what was for you is paid again with the next payout.',
  pt: 'Não conseguimos fazer a transferência, e não é por sua conta: o que era seu é pago de novo no próximo repasse.',
}
export const payoutStateMeanings = {
  approved: {
    es: 'La tienda lo aprobó y lo va a transferir.',
    en: 'The shop has approved it and is about to transfer it.',
    pt: 'A loja o aprovou e vai transferi-lo.',
  },
  sent: {
    es: 'Está en manos del banco: puede tardar algunos días hábiles.',
    en: 'The bank has it: it may take some working days.',
    pt: 'Está com o banco: pode demorar alguns dias úteis.',
  },
  failed: {
    es: 'Tu banco no lo aceptó. Revisa tu cuenta de cobro: lo que era para ti se paga otra vez con el próximo pago.',
    en: 'Your bank did not take it. Look at your payout account: what was for you is paid again with the next payout.',
    pt: 'Seu banco não o aceitou. Confira sua conta de recebimento: o que era seu é pago de novo no próximo repasse.',
  },
  returned: {
    es: 'Tu banco devolvió {amount}. Revisa tu cuenta de cobro: eso se paga otra vez con el próximo pago.',
    en: 'Your bank sent {amount} back. Look at your payout account: that is paid again with the next payout.',
    pt: 'Seu banco devolveu {amount}. Confira sua conta de recebimento: isso é pago de novo no próximo repasse.',
  },
}
export const returnedPart = {
  es: 'volvieron {amount}',
  en: '{amount} came back',
  pt: 'voltaram {amount}',
}

export const payoutWayTexts = {
  'by-hand': { es: 'Transferencias a mano', en: 'Transfers by hand', pt: 'Transferências à mão' },
  'bank-file': { es: 'Archivo para el banco', en: 'File for the bank', pt: 'Arquivo para o banco' },
  'mercado-pago': mercadoPago,
}
