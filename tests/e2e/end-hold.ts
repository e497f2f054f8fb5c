import { sql } from 'drizzle-orm'
import { changeShopDatabase } from './change-shop-database.ts'

/** The hours pass in which nothing is paid to a brewery's new account. @param dataDir of the running shop */
export function endHold(dataDir: string, companyId: string): Promise<void> {
  // Accounts are only added to: the same is saved once more, without the hours.
  return changeShopDatabase(
    sql`
      INSERT INTO payout_accounts (company_id, kind, sealed, masked, user_id, payable_from)
      SELECT company_id, kind, sealed, masked, user_id, now() FROM payout_accounts
      WHERE company_id = ${companyId} ORDER BY id DESC LIMIT 1`,
    dataDir,
  )
}
