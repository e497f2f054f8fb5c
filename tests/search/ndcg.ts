/**
 * How good an order of answers is, from 0 to 1: normalised discounted cumulative gain (Järvelin and Kekäläinen, 2002) over
 * the first ten. An answer of grade g gains 2^g − 1, divided by log2 of one more than its place; the sum is measured against
 * that of the best order there is.
 *
 * @param came the grade of each answer in the order in which they came, 0 for one that nobody wanted
 * @param wanted the grades of all that were wanted, in any order; one at least
 */
export function ndcgAtTen(came: readonly number[], wanted: readonly number[]): number {
  return gainOfTen(came) / gainOfTen([...wanted].sort((one, other) => other - one))
}

function gainOfTen(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
