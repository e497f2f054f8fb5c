import { moduloElevenDigit } from './modulo-eleven-digit.ts'
import { digitsOf, isOneSignAlone } from './weighted-sum.ts'

/**
 * Whether a CPF (Brazil) agrees with its two check digits. They say 0 for two rests, so a wrong digit can slip through where the
 * first of them is 0: that is the number's own weakness.
 * @param cpf without dots, hyphens and blanks
 */
export function isCpf(cpf: string): boolean {
  if (!/^\d{11}$/.test(cpf) || isOneSignAlone(cpf)) return false
  const digits = digitsOf(cpf)
  return [9, 10].every((at) => {
    const weights = Array.from({ length: at }, (_, place) => at + 1 - place)
    return digits[at] === moduloElevenDigit(digits.slice(0, at), weights)
  })
}
