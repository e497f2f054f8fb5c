import { type SQL, sql } from 'drizzle-orm'
import type { LedgerAccount } from '#contract/ledger-accounts.ts'

/**
 * SQL of what balances of an account come to as a credit, so that what is owed to somebody is above zero; 0 where there are none.
 * @param what hundredths of their currency, or cents of dollars
 */
export function creditOf(account: LedgerAccount, what: 'balance' | 'dollar' = 'balance'): SQL {
  return sql`coalesce(-sum(${sql.identifier(`${what}_cents`)}) FILTER (WHERE account = ${account}), 0)::bigint`
}
