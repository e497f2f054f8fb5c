import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { normalForm } from '#contract/normal-form.ts'
import type { PayoutDestination } from '#contract/payout-destination.ts'

type Of<Kind extends PayoutDestination['kind']> = Extract<PayoutDestination, { kind: Kind }>

/** An account in Argentina, which is paid in a batch. */
export type BatchDestination = Of<'ar-bank'>
/** An account in Brazil or Chile, which is paid by a call of its own. */
export type IntentDestination = Of<'br-pix' | 'br-bank' | 'cl-bank'>

export const isBatched = (destination: PayoutDestination): destination is BatchDestination =>
  destination.kind === 'ar-bank'

/** In which currency the provider pays accounts of a kind; those that are not here it cannot pay. */
const PAID_IN: Partial<Record<PayoutDestination['kind'], ChargeCurrency>> = {
  'ar-bank': 'ARS',
  'br-pix': 'BRL',
  'br-bank': 'BRL',
  'cl-bank': 'CLP',
}

/** Whether Mercado Pago can pay an account in a currency: it moves money in Argentina, Brazil and Chile, each within itself. */
export const canPay = ({ kind }: PayoutDestination, currency: ChargeCurrency): boolean =>
  PAID_IN[kind] === currency

/** A CBU and a CVU begin with the bank (3 digits) and its branch (4). */
export const batchAccount = ({ holder, cbu, cuit }: BatchDestination) => ({
  holder: plainText(holder),
  number: cbu,
  bank_id: cbu.slice(0, 3),
  branch: cbu.slice(3, 7),
  owner_type: 'CUIT',
  owner_value: cuit,
})

const CPF_DIGITS = 11
const brazilian = (taxId: string) => ({
  identification: { type: taxId.length === CPF_DIGITS ? 'CPF' : 'CNPJ', number: taxId },
})

/** The receiving account of an intent, less its amount. */
export function intentAccount(destination: IntentDestination) {
  switch (destination.kind) {
    case 'br-pix':
      return {
        type: 'current',
        chave: { type: destination.keyType, value: destination.key },
        owner: brazilian(destination.taxId),
      }
    case 'br-bank':
      return {
        type: 'current',
        bank_id: destination.ispb,
        branch: destination.branch,
        currency_id: 'BRL',
        holder: plainText(destination.holder),
        number: destination.account,
        provider_id: 'spi',
        owner: brazilian(destination.taxId),
      }
    case 'cl-bank':
      return {
        type: 'current',
        bank_id: destination.bankCode,
        number: destination.account,
        owner: { identification: { type: 'RUT', number: destination.rut } },
      }
  }
}

const MOST_CHARACTERS = 100

/** A text in letters without accents, digits, `-` and `_`, in at most 100: the provider takes no others. */
export function plainText(text: string): string {
  return normalForm(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z\d_-]+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .trim()
}
