import { z } from 'zod'
import { wrongCbu } from './check-digits/cbu.ts'
import { isCnpj } from './check-digits/cnpj.ts'
import { isCpf } from './check-digits/cpf.ts'
import { isCuit } from './check-digits/cuit.ts'
import { wrongIban } from './check-digits/iban.ts'
import { isRut } from './check-digits/rut.ts'
import { text, withoutMarks, withoutPageAddress } from './fields.ts'
import {
  BANK_ACCOUNT_DIGITS,
  PAYOUT_HOLDER_MAX_CHARACTERS,
  PAYOUT_LINES_MAX_CHARACTERS,
  PAYOUT_NUMBER_MAX_CHARACTERS,
} from './limits.ts'
import { PIX_KEY_TYPES, type PixKeyType } from './payout-destination.ts'
import * as formTexts from './texts/form.ts'
import * as payoutAccountTexts from './texts/payout-account.ts'
import { said } from './texts/said.ts'
import { type Text, textOf } from './texts/text.ts'

/** The fields of payout accounts: typed as people type them, kept as digits and capitals alone, refused with which digits are wrong. */

/** A number without what stands between its digits. @param wrongOf what is wrong with it, if anything */
function checkedNumber(wrongOf: (bare: string) => Text | undefined) {
  return text(PAYOUT_NUMBER_MAX_CHARACTERS)
    .overwrite((typed) => withoutMarks(typed).toUpperCase())
    .check(({ value, issues }) => {
      const wrong = wrongOf(value)
      if (wrong) issues.push({ code: 'custom', input: value, message: textOf(wrong) })
    })
}

const digitsExactly = (count: number) =>
  text(PAYOUT_NUMBER_MAX_CHARACTERS)
    .overwrite(withoutMarks)
    .regex(new RegExp(`^\\d{${count}}$`), said(payoutAccountTexts.digitsExactly, { count }))

const CBU_TEXTS = {
  shape: payoutAccountTexts.cbuShape,
  'first-block': payoutAccountTexts.cbuFirstBlock,
  'second-block': payoutAccountTexts.cbuSecondBlock,
}
const IBAN_TEXTS = {
  country: payoutAccountTexts.ibanCountry,
  length: payoutAccountTexts.ibanLength,
  digits: payoutAccountTexts.ibanDigits,
}

export const holder = withoutPageAddress(text(PAYOUT_HOLDER_MAX_CHARACTERS))
export const bankName = withoutPageAddress(text(PAYOUT_HOLDER_MAX_CHARACTERS))
export const accountLines = text(PAYOUT_LINES_MAX_CHARACTERS)

export const cbu = checkedNumber((bare) => {
  const wrong = wrongCbu(bare)
  return wrong && CBU_TEXTS[wrong]
})

export const cuit = checkedNumber((bare) => {
  if (!/^\d{11}$/.test(bare)) return payoutAccountTexts.cuitShape
  return isCuit(bare) ? undefined : payoutAccountTexts.cuitDigits
})

/** What is wrong with a CPF or CNPJ, told apart by how long it is. */
function wrongTaxId(bare: string): Text | undefined {
  if (/^\d{11}$/.test(bare)) return isCpf(bare) ? undefined : payoutAccountTexts.cpfDigits
  if (!/^[\dA-Z]{14}$/.test(bare)) return payoutAccountTexts.taxIdShape
  return isCnpj(bare) ? undefined : payoutAccountTexts.cnpjDigits
}
export const brazilianTaxId = checkedNumber(wrongTaxId)

export const rut = checkedNumber((bare) => {
  if (!/^\d{6,8}[\dK]$/.test(bare)) return payoutAccountTexts.rutShape
  return isRut(bare) ? undefined : payoutAccountTexts.rutDigits
})

export const iban = checkedNumber((bare) => {
  const wrong = wrongIban(bare)
  return wrong && IBAN_TEXTS[wrong]
})

export const pixKeyType = z.enum(PIX_KEY_TYPES, said(formTexts.notOffered))
/** Of whichever kind: e-mails and random keys in small letters, the rest without what is typed between. `wrongPixKey` checks it. */
export const pixKey = text(PAYOUT_NUMBER_MAX_CHARACTERS).overwrite((typed) => {
  if (typed.includes('@') || RANDOM_KEY.test(typed.toLowerCase())) return typed.toLowerCase()
  return withoutMarks(typed).toUpperCase()
})
/** A UUID, as the Banco Central gives them out. */
const RANDOM_KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Pix = { keyType: PixKeyType; key: string; taxId: string }

/** What is wrong with a Pix key of its kind: its shape, its check digits, or that it is the tax number of somebody else. */
export function wrongPixKey({ keyType, key, taxId }: Pix): Text | undefined {
  switch (keyType) {
    case 'CPF':
    case 'CNPJ': {
      const wrong =
        key.length === (keyType === 'CPF' ? 11 : 14) ? wrongTaxId(key) : payoutAccountTexts.taxIdShape
      return wrong ?? (key === taxId ? undefined : payoutAccountTexts.keyOfAnother)
    }
    case 'EMAIL':
      return z.email().safeParse(key).success ? undefined : formTexts.emailInvalid
    case 'PHONE':
      return /^\+55[1-9]\d{9,10}$/.test(key) ? undefined : payoutAccountTexts.phoneKeyShape
    case 'PIX_CODE':
      return RANDOM_KEY.test(key) ? undefined : payoutAccountTexts.randomKeyShape
  }
}

export const ispb = digitsExactly(8)
export const bankCode = digitsExactly(3)
export const branch = digitsExactly(4)

/** With its check digit where it has one, which some banks write as X. */
export const accountNumber = text(PAYOUT_NUMBER_MAX_CHARACTERS)
  .overwrite((typed) => withoutMarks(typed).toUpperCase())
  .regex(
    new RegExp(`^\\d{${BANK_ACCOUNT_DIGITS.least - 1},${BANK_ACCOUNT_DIGITS.most - 1}}[\\dX]$`),
    said(payoutAccountTexts.accountWrongShape, BANK_ACCOUNT_DIGITS),
  )
