import { debtText } from '#contract/charge-text.ts'

/** A brewery in one currency. */
type Row = { companyId: string; currency: string; owed: number; pending: number }

/**
 * Rows of what is owed, each with what is not free yet in words. A currency in which a brewery is owed nothing so far has no row of
 * its own beside one in which it is: what is on its way joins that.
 */
export function joinPending<Listed extends Row>(
  rows: readonly Listed[],
): (Listed & { pendings: string[] })[] {
  const firstOwed = ({ companyId }: Row) => rows.find((row) => row.companyId === companyId && row.owed !== 0)
  const joins = (row: Row) => row.owed === 0 && firstOwed(row) !== undefined
  return rows
    .filter((row) => !joins(row))
    .map((row) => {
      const joined = row === firstOwed(row) ? rows.filter((other) => joins(other) && isOf(row, other)) : []
      const pendings = [row, ...joined].filter(({ pending }) => pending > 0)
      return { ...row, pendings: pendings.map(({ pending, currency }) => debtText(pending, currency)) }
    })
}

function isOf({ companyId }: Row, other: Row): boolean {
  return other.companyId === companyId
}
