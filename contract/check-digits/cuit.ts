import { digitsOf, isOneSignAlone, weightedSum } from './weighted-sum.ts'

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]

/** Whether a CUIT or CUIL (Argentina) agrees with its check digit. @param cuit without hyphens, dots and blanks */
export function isCuit(cuit: string): boolean {
  return /^\d{11}$/.test(cuit) && !isOneSignAlone(cuit) && weightedSum(digitsOf(cuit), WEIGHTS) % 11 === 0
}
