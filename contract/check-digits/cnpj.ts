import { moduloElevenDigit } from './modulo-eleven-digit.ts'
import { isOneSignAlone } from './weighted-sum.ts'

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const CODE_OF_0 = '0'.charCodeAt(0)

/**
 * Whether a CNPJ (Brazil) agrees with its two check digits. Those given out since July 2026 may have letters in the first
 * twelve places, each worth its ASCII code less 48, as a digit is worth itself (Receita Federal, IN RFB 2.229/2024). As with the CPF,
 * a wrong digit can slip through where the first check digit is 0.
 * @param cnpj in capitals, without dots, slashes, hyphens and blanks
 */
export function isCnpj(cnpj: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(cnpj) || isOneSignAlone(cnpj)) return false
  const values = Array.from(cnpj, (sign) => sign.charCodeAt(0) - CODE_OF_0)
  return [12, 13].every(
    (at) => values[at] === moduloElevenDigit(values.slice(0, at), WEIGHTS.slice(WEIGHTS.length - at)),
  )
}
