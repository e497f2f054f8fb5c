import { sql } from 'drizzle-orm'
import { MISSING_STEPS, type MissingStep } from '#contract/missing-steps.ts'
import type { Database } from '#database/open-pool.ts'
import { readPayoutAccount } from '../../payout-accounts/read-payout-account.ts'
import type { Services } from '../../services.ts'

type Done = Record<Exclude<MissingStep, 'account'>, boolean>

/**
 * What a company has yet to do before it can sell and be paid, in the order in which it is asked for. Who has sold once has chosen where to
 * by that, and had a beer on sale (ready to be, while the company waits to be looked at): a shelf that is empty today is told of elsewhere.
 */
export async function whatIsMissing(
  { db, env }: Pick<Services, 'db' | 'env'> & { db: Database },
  companyId: string,
): Promise<MissingStep[]> {
  const [account, { rows }] = await Promise.all([
    readPayoutAccount(db, env, companyId),
    db.execute<Done>(sql`
      SELECT coalesce(users.email_verified, false) AS email, companies.image <> '' AND companies.story <> '' AS face,
             has_sold OR EXISTS (SELECT FROM beers WHERE company_id = companies.id
               AND CASE WHEN waits_since IS NULL THEN on_sale ELSE available AND NOT blocked AND NOT past_date END AND on_hand > reserved) AS beer,
             has_sold OR ships_to IS NOT NULL AS "ships-to"
      FROM companies LEFT JOIN users ON users.id = user_id
      CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM parcels WHERE company_id = companies.id) AS has_sold) AS past
      WHERE companies.id = ${companyId}`),
  ])
  const done: Record<MissingStep, boolean> = { ...rows[0]!, account: account !== undefined }
  return MISSING_STEPS.filter((step) => !done[step])
}
