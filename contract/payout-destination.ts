/**
 * Where a brewery's money goes, by the kind of account that its country pays to. Digits are digits alone, checked before they
 * are kept. Sources: Mercado Pago's payouts (AR, BR, CL), ISO 13616 for IBAN; `lines` is for every other bank, as its holder writes it.
 */
export type PayoutDestination = { holder: string } & (
  | { kind: 'ar-bank'; cbu: string; cuit: string }
  | { kind: 'br-pix'; keyType: PixKeyType; key: string; taxId: string }
  | { kind: 'br-bank'; ispb: string; bankCode: string; branch: string; account: string; taxId: string }
  | { kind: 'cl-bank'; bankCode: string; account: string; rut: string }
  | { kind: 'iban'; bank: string; iban: string }
  | { kind: 'lines'; bank: string; lines: string }
)

export const PAYOUT_DESTINATION_KINDS = [
  'ar-bank',
  'br-pix',
  'br-bank',
  'cl-bank',
  'iban',
  'lines',
] as const satisfies readonly PayoutDestination['kind'][]
export type PayoutDestinationKind = PayoutDestination['kind']

/** What is usual where a brewery is; elsewhere whatever its bank needs, in lines. */
const USUAL_KINDS: Partial<Record<string, PayoutDestinationKind>> = {
  Argentina: 'ar-bank',
  Brazil: 'br-pix',
  Chile: 'cl-bank',
}
export const usualKindIn = (country: string): PayoutDestinationKind => USUAL_KINDS[country] ?? 'lines'

/** As Mercado Pago names the kinds of a Pix key. */
export const PIX_KEY_TYPES = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'PIX_CODE'] as const
export type PixKeyType = (typeof PIX_KEY_TYPES)[number]
