/**
 * The records of a payment file for Brazilian banks: FEBRABAN, "Layout padrão CNAB 240", version 10.9 (its notes: C…, G…, P…). A
 * field is its name, how many characters it has, and how it is filled: `digits` from the right with zeros, `text` from the left with
 * blanks. Fields that are named '' hold nothing.
 */
type Fill = 'digits' | 'text'
export type CnabField = readonly [name: string, characters: number, fill: Fill]

const account = [
  ['branch', 5, 'digits'],
  ['branchCheck', 1, 'text'],
  ['account', 12, 'digits'],
  ['accountCheck', 1, 'text'],
  ['bothCheck', 1, 'text'],
] as const satisfies CnabField[]

const payer = [
  ['taxKind', 1, 'digits'],
  ['taxNumber', 14, 'digits'],
  ['agreement', 20, 'text'],
  ...account,
  ['company', 30, 'text'],
] as const satisfies CnabField[]

const head = [
  ['bank', 3, 'digits'],
  ['lot', 4, 'digits'],
  ['record', 1, 'digits'],
] as const satisfies CnabField[]

export const FILE_HEADER = [
  ...head,
  ['', 9, 'text'],
  ...payer,
  ['bankName', 30, 'text'],
  ['', 10, 'text'],
  /** 1: to the bank, 2: from it. */
  ['direction', 1, 'digits'],
  ['day', 8, 'digits'],
  ['time', 6, 'digits'],
  ['sequence', 6, 'digits'],
  ['version', 3, 'digits'],
  ['density', 5, 'digits'],
  ['', 69, 'text'],
] as const satisfies CnabField[]

export const LOT_HEADER = [
  ...head,
  ['operation', 1, 'text'],
  ['service', 2, 'digits'],
  /** Such as 45: Pix. */
  ['form', 2, 'digits'],
  ['version', 3, 'digits'],
  ['', 1, 'text'],
  ...payer,
  ['', 40, 'text'],
  ['', 30, 'text'],
  ['number', 5, 'digits'],
  ['', 35, 'text'],
  ['postcode', 5, 'digits'],
  ['', 5, 'text'],
  ['debit', 2, 'digits'],
  ['', 6, 'text'],
  ['occurrences', 10, 'text'],
] as const satisfies CnabField[]

const detail = [...head, ['number', 5, 'digits'], ['segment', 1, 'text']] as const satisfies CnabField[]

export const SEGMENT_A = [
  ...detail,
  ['movement', 1, 'digits'],
  ['instruction', 2, 'digits'],
  /** How it is cleared (note P001). */
  ['clearing', 3, 'digits'],
  ['payeeBank', 3, 'digits'],
  ...account,
  ['holder', 30, 'text'],
  /** The shop's own number of the payment, which the bank tells again. */
  ['reference', 20, 'text'],
  ['payOn', 8, 'digits'],
  ['currency', 3, 'text'],
  ['quantity', 15, 'digits'],
  ['cents', 15, 'digits'],
  ['bankReference', 20, 'text'],
  ['paidOn', 8, 'digits'],
  ['paidCents', 15, 'digits'],
  ['', 42, 'text'],
  /** Of a transfer between banks (note P011). */
  ['purpose', 5, 'text'],
  ['', 5, 'text'],
  ['notify', 1, 'digits'],
  ['occurrences', 10, 'text'],
] as const satisfies CnabField[]

export const SEGMENT_B = [
  ...detail,
  /** By what a Pix names its receiver (note G100); blank of any other. */
  ['initiation', 3, 'text'],
  ['taxKind', 1, 'digits'],
  ['taxNumber', 14, 'digits'],
  ['', 35, 'text'],
  ['message', 60, 'text'],
  ['pixKey', 99, 'text'],
  ['siape', 6, 'digits'],
  ['ispb', 8, 'digits'],
] as const satisfies CnabField[]

export const LOT_TRAILER = [
  ...head,
  ['', 9, 'text'],
  ['records', 6, 'digits'],
  ['cents', 18, 'digits'],
  ['quantity', 18, 'digits'],
  ['notice', 6, 'digits'],
  ['', 165, 'text'],
  ['occurrences', 10, 'text'],
] as const satisfies CnabField[]

export const FILE_TRAILER = [
  ...head,
  ['', 9, 'text'],
  ['lots', 6, 'digits'],
  ['records', 6, 'digits'],
  ['accounts', 6, 'digits'],
  ['', 205, 'text'],
] as const satisfies CnabField[]
