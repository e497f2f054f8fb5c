import { eq, sql } from 'drizzle-orm'
import type { CompanyMailsChoice, chooseCompanyMails as call } from '#contract/company-mails.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { companies } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { ownCompany } from '../figures/own-company.ts'
import { COMPANY } from '../people/company-kind.ts'
import { readCompanyMails } from './get-company-mails.ts'

/**
 * Chooses which mails a company gets. What was sold before stays told as it was chosen then; whoever begins to be mailed of the
 * shelf hears of what falls from then on. Refuses: user-not-found (somebody else's, deleted meanwhile), too-many-requests.
 */
export async function chooseCompanyMails(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  id: string,
  { sales, lowStock }: CompanyMailsChoice,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const tooOften = await rateLimits.take('saved', companyId)
  if (tooOften) return tooOften
  return inTransaction(db, async (tx) => {
    const user = await COMPANY.holdUser(tx, companyId, false)
    if (!user || user.deletedAt) return refuse('user-not-found')
    await tx
      .update(companies)
      .set({
        salesMails: sales,
        lowStockUnits: lowStock,
        lowStockLookedAt: lowStock === null ? null : sql`coalesce(${companies.lowStockLookedAt}, now())`,
      })
      .where(eq(companies.id, companyId))
    return readCompanyMails(tx, companyId)
  })
}
