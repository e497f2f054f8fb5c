import { IBAN_LENGTHS } from './iban-lengths.ts'

/**
 * What is wrong with an IBAN (ISO 13616), undefined where nothing is: its country has none, it is too short or too long for
 * its country, or it does not agree with its check digits, which find every wrong sign and every two that changed places.
 * @param iban in capitals, without blanks
 */
export function wrongIban(iban: string): 'country' | 'length' | 'digits' | undefined {
  const length = Object.hasOwn(IBAN_LENGTHS, iban.slice(0, 2)) ? IBAN_LENGTHS[iban.slice(0, 2)] : undefined
  if (!length) return 'country'
  if (iban.length !== length) return 'length'
  if (!/^[A-Z]{2}\d{2}[\dA-Z]+$/.test(iban)) return 'digits'
  // 00, 01 and 99 leave the same rest as 97, 98 and 02, which are the ones that banks give out.
  if (['00', '01', '99'].includes(iban.slice(2, 4))) return 'digits'
  return restBy97(iban.slice(4) + iban.slice(0, 4)) === 1 ? undefined : 'digits'
}

/** Letters count as 10 to 35. Sign by sign, because the whole is too long for a number. */
function restBy97(signs: string): number {
  const digits = Array.from(signs, (sign) => Number.parseInt(sign, 36)).join('')
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0)
}
