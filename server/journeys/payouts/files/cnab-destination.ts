import type { PayoutDestination, PixKeyType } from '#contract/payout-destination.ts'
import type { OutgoingPayout } from '#server/ports/payout-provider.ts'

export type BrazilianDestination = Extract<PayoutDestination, { kind: 'br-pix' | 'br-bank' }>
export type BrazilianPayout = OutgoingPayout & { currency: 'BRL'; destination: BrazilianDestination }

/** Whether a file for a Brazilian bank can pay it: reais, to an account in Brazil. */
export function isForBrazil(payout: OutgoingPayout): payout is BrazilianPayout {
  return (
    payout.currency === 'BRL' &&
    (payout.destination.kind === 'br-pix' || payout.destination.kind === 'br-bank')
  )
}

/** How a payment is made: each form is a lot of its own (note G029), and is cleared by another system (P001). */
export const FORMS = {
  pix: { form: 45, clearing: 9, purpose: '' },
  /** To an account at the shop's own bank. */
  credit: { form: 1, clearing: 0, purpose: '' },
  /** To an account at another bank: TED, for what suppliers are owed. */
  transfer: { form: 41, clearing: 18, purpose: '00005' },
} as const
export type CnabForm = keyof typeof FORMS

export function formOf(destination: BrazilianDestination, ownBank: string): CnabForm {
  if (destination.kind === 'br-pix') return 'pix'
  return destination.bankCode === ownBank ? 'credit' : 'transfer'
}

/** By what a Pix names its receiver (note G100). */
export const INITIATIONS: Record<PixKeyType, string> = {
  PHONE: '01',
  EMAIL: '02',
  CPF: '03',
  CNPJ: '03',
  PIX_CODE: '04',
}

const CPF_DIGITS = 11

/** 1: CPF, 2: CNPJ (note G005). */
export const taxKindOf = (taxId: string) => (taxId.length === CPF_DIGITS ? 1 : 2)

/** The receiving account, whose last sign is its check digit; nothing of a Pix by its key. */
export function payeeAccount(destination: BrazilianDestination) {
  if (destination.kind === 'br-pix') return {}
  const { bankCode: payeeBank, branch, account } = destination
  return { payeeBank, branch, account: account.slice(0, -1), accountCheck: account.slice(-1) }
}

/** A number of the settings, its check digit after a dash or none. */
export function withCheckDigit(written: string): [digits: string, check: string] {
  const [digits = '', check = ''] = written.split('-')
  return [digits, check]
}

/**
 * What a payout is called in a file, in 20 signs: the end of its id, all of it chance. Whoever reads an answer looks for it among the
 * payouts that left.
 */
export const cnabReference = (payoutId: string): string =>
  payoutId.replaceAll('-', '').slice(-20).toUpperCase()
