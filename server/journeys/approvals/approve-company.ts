import { eq } from 'drizzle-orm'
import type { approveCompany as call } from '#contract/approvals.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { companies } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import type { Services } from '../../services.ts'
import { holdCompany } from './hold-company.ts'

/**
 * An admin has looked at a new company: it may sell, and is mailed. Its beers are on sale by a trigger, as far as their own
 * switches say. One that may sell already stays as it is and leaves no entry. Refuses: user-not-found, company-off,
 * company-unnamed (it has no name yet).
 */
export async function approveCompany(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, async (tx) => {
    const company = await holdCompany(tx, id)
    if (isRefusal(company)) return company
    // Nobody has seen what it will be called.
    if (company.approval && !company.name) return refuse('company-unnamed')
    if (company.approval) {
      await tx.update(companies).set({ waitsSince: null, askedWords: '' }).where(eq(companies.id, company.id))
      await recordToldAct(jobs, tx, actor, {
        action: 'company-approved',
        subject: { kind: 'company', id: company.id, userId: company.userId, name: company.name },
      })
    }
    return { companyId: company.id, approval: null }
  })
}
