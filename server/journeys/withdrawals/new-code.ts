import { randomInt } from 'node:crypto'
import { WITHDRAWAL_CODE } from '#contract/limits.ts'

/** A code for a withdrawal: of 150,000 million, so that a second one like it is no matter of luck. */
export function newCode(): string {
  const { characters, signs } = WITHDRAWAL_CODE
  return Array.from({ length: characters }, () => signs[randomInt(signs.length)]).join('')
}
