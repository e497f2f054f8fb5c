import { type SQL, sql } from 'drizzle-orm'
import { ADMIN_ROWS_PER_PAGE } from '#contract/limits.ts'

/**
 * One page of a list, as every list of the administration and most of people's own have it.
 * @param pag the page that is asked for, from 1 on
 * @returns `rows` ends the query of the page's rows; `counted` is what stands beside them in the answer
 */
export function listPage(
  pag = 1,
  perPage = ADMIN_ROWS_PER_PAGE,
): { rows: SQL; counted: (total: number) => { total: number; totalPages: number } } {
  return {
    rows: sql`LIMIT ${perPage} OFFSET ${(pag - 1) * perPage}`,
    counted: (total) => ({ total, totalPages: Math.ceil(total / perPage) }),
  }
}
