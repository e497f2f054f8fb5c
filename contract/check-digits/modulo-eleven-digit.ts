import { weightedSum } from './weighted-sum.ts'

/** A check digit of CPF and CNPJ: 11 less the rest by 11, and 0 for the rests 0 and 1. */
export function moduloElevenDigit(values: readonly number[], weights: readonly number[]): number {
  const rest = weightedSum(values, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}
