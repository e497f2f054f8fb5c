import { digitsOf, isOneSignAlone } from './weighted-sum.ts'

/** K stands for ten. */
const SIGNS = '0123456789K'

/** Whether a RUT (Chile) agrees with its check sign. @param rut in capitals, without dots, hyphens and blanks: `76086428K` */
export function isRut(rut: string): boolean {
  if (!/^[1-9]\d{5,7}[\dK]$/.test(rut) || isOneSignAlone(rut)) return false
  const body = digitsOf(rut.slice(0, -1)).toReversed()
  const sum = body.reduce((total, digit, at) => total + digit * (2 + (at % 6)), 0)
  return rut.at(-1) === SIGNS[(11 - (sum % 11)) % 11]
}
