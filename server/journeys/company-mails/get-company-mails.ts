import { eq, sql } from 'drizzle-orm'
import type { getCompanyMails as call } from '#contract/company-mails.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, users } from '#database/schema.ts'
import { ownCompany } from '../figures/own-company.ts'

type Chosen = ResponseOf<typeof call>

/** Which mails a company has chosen. Refuses: user-not-found (no such company, or somebody else's). */
export async function getCompanyMails(
  db: Database,
  id: string,
  caller: SessionUser,
): Promise<Chosen | Refusal> {
  const companyId = await ownCompany(db, id, caller)
  return isRefusal(companyId) ? companyId : readCompanyMails(db, companyId)
}

export async function readCompanyMails(db: Database | Transaction, companyId: string): Promise<Chosen> {
  const [found] = await db
    .select({
      sales: companies.salesMails,
      lowStock: companies.lowStockUnits,
      emailVerified: sql<boolean>`coalesce(${users.emailVerified}, false)`,
    })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId))
  return found!
}
