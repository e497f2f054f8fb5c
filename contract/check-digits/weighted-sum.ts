/** The sum of digits, each times the weight at its place: what most check digits are the rest of. */
export function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduce((sum, digit, at) => sum + digit * weights[at]!, 0)
}

/** `'017…'` as numbers. @param text digits alone */
export const digitsOf = (text: string) => Array.from(text, Number)

/** True where all signs are one: some sums take `00000000000`, which is nobody's number. */
export const isOneSignAlone = (text: string) => /^(.)\1*$/.test(text)
