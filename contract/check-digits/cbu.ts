import { digitsOf, isOneSignAlone, weightedSum } from './weighted-sum.ts'

/** Bank and branch, then their check digit; the account, then its own (BCRA, Com. A 2622 and A 6510 for the CVU). */
const BRANCH = { from: 0, weights: [7, 1, 3, 9, 7, 1, 3] }
const ACCOUNT = { from: 8, weights: [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3] }

/**
 * What is wrong with a CBU, or with a CVU, which is checked alike; undefined where nothing is. Every single wrong digit is
 * found, and every two neighbours that changed places unless they differ by 5.
 * @param cbu without dots, hyphens and blanks
 */
export function wrongCbu(cbu: string): 'shape' | 'first-block' | 'second-block' | undefined {
  if (!/^\d{22}$/.test(cbu) || isOneSignAlone(cbu)) return 'shape'
  if (!agrees(cbu, BRANCH)) return 'first-block'
  return agrees(cbu, ACCOUNT) ? undefined : 'second-block'
}

function agrees(cbu: string, { from, weights }: typeof BRANCH): boolean {
  const block = digitsOf(cbu.slice(from, from + weights.length + 1))
  return weightedSum(block, [...weights, 1]) % 10 === 0
}
