import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import type { PaymentSite } from '#contract/charge-currencies.ts'
import { PAYOUT_WAYS, type PayoutWay } from '#contract/payout-states.ts'
import { oneOf, shortLine, whole } from './setting-kinds.ts'

/** An Ed25519 key as PEM; in one line with `\n` between its lines too, as files of settings hold it. */
const signingKey = z
  .string()
  .transform((pem) => pem.replaceAll('\\n', '\n'))
  .refine(isSigningKey, 'is no Ed25519 private key (PEM, PKCS8)')

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

/** A number as banks print it, with its check digit after a dash or none: 1234-5, 0001. */
const bankNumber = (most: number) =>
  z
    .string()
    .regex(
      new RegExp(`^\\d{1,${most}}(-[\\dXP])?$`, 'i'),
      `is not up to ${most} digits, and a check digit after a dash`,
    )

/** When and how breweries are paid: settings of server/settings/env.ts in a file of their own. */
export const PAYOUT_SETTINGS = {
  PAYOUT_DAYS: whole(0, 365).default(7),
  PROVIDER_FEE_BORNE_BY: oneOf('shop', 'breweries').default('shop'),
  PAYOUT_WAY: oneOf(...PAYOUT_WAYS).default('by-hand'),
  PAYOUT_APPROVAL: oneOf('one', 'two').default('one'),
  MERCADO_PAGO_PAYOUTS_KEY: signingKey.optional(),
  CNAB_BANK: z
    .string()
    .regex(/^\d{3}$/, 'is not the three digits of a bank')
    .optional(),
  CNAB_BANK_NAME: shortLine.optional(),
  CNAB_AGREEMENT: z.string().max(20, 'has more than 20 characters').optional(),
  CNAB_BRANCH: bankNumber(5).optional(),
  CNAB_ACCOUNT: bankNumber(12).optional(),
  CNAB_TAX_NUMBER: z
    .string()
    .regex(/^[\dA-Z]{12}\d{2}$/, 'is not the 14 characters of a CNPJ')
    .optional(),
  CNAB_COMPANY: shortLine.optional(),
}

/** The shop's own account at the bank that takes its files for Brazil, as the settings write it. */
export type CnabAccount = {
  bank: string
  bankName: string
  agreement: string
  branch: string
  account: string
  taxNumber: string
  company: string
}

const CNAB_NAMES = {
  bank: 'CNAB_BANK',
  bankName: 'CNAB_BANK_NAME',
  agreement: 'CNAB_AGREEMENT',
  branch: 'CNAB_BRANCH',
  account: 'CNAB_ACCOUNT',
  taxNumber: 'CNAB_TAX_NUMBER',
  company: 'CNAB_COMPANY',
} as const satisfies Record<keyof CnabAccount, keyof typeof PAYOUT_SETTINGS>

type CnabSettings = { [Name in (typeof CNAB_NAMES)[keyof CnabAccount]]?: string | undefined }

const namesOf = Object.keys(CNAB_NAMES) as (keyof CnabAccount)[]

/** The account that files for Brazil are written of; undefined: none are. */
export function cnabAccount(given: CnabSettings): CnabAccount | undefined {
  const parts = namesOf.map((part) => [part, given[CNAB_NAMES[part]]])
  return parts.every(([, value]) => value) ? (Object.fromEntries(parts) as CnabAccount) : undefined
}

/** Where Mercado Pago moves money to others. */
const PAYS_FROM: PaymentSite[] = ['MLA', 'MLB', 'MLC']
export const paysFrom = (site: string): boolean => PAYS_FROM.some((each) => each === site)

/** Why Mercado Pago pays nobody for an account of a site. */
export const paysNobody = (site: string) =>
  `PAYOUT_WAY is mercado-pago, which pays nobody from ${site}: only from ${PAYS_FROM.join(', ')}.`

/** What cannot work, a sentence each: half an account for files, and Mercado Pago where it moves no money. */
export function wrongPayoutSettings(
  env: CnabSettings & {
    PAYOUT_WAY: PayoutWay
    PAYMENT_SITE?: PaymentSite | 'USD' | undefined
    MERCADO_PAGO_BASE_URL?: string | undefined
    SANDBOX_MERCADO_PAGO_SITE: PaymentSite
  },
): string[] {
  const missing = namesOf.map((part) => CNAB_NAMES[part]).filter((name) => !env[name])
  const all = namesOf.map((part) => CNAB_NAMES[part]).join(', ')
  const sentences =
    missing.length === namesOf.length
      ? []
      : missing.map((name) => `${name} is missing: files for Brazilian banks take ${all}.`)
  if (env.PAYOUT_WAY !== 'mercado-pago') return sentences
  const site = env.PAYMENT_SITE ?? (env.MERCADO_PAGO_BASE_URL ? undefined : env.SANDBOX_MERCADO_PAGO_SITE)
  return site === undefined || paysFrom(site) ? sentences : [...sentences, paysNobody(site)]
}

/** Without what no real account takes a payout in production: a sentence. */
export function missingForPayouts(env: {
  PAYOUT_WAY: PayoutWay
  MERCADO_PAGO_PAYOUTS_KEY?: string | undefined
}): string[] {
  if (env.PAYOUT_WAY !== 'mercado-pago' || env.MERCADO_PAGO_PAYOUTS_KEY) return []
  return ['MERCADO_PAGO_PAYOUTS_KEY is missing: Mercado Pago takes no payout that is not signed.']
}
