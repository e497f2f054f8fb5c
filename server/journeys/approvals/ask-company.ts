import { eq } from 'drizzle-orm'
import type { askCompany as call } from '#contract/approvals.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { companies } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import type { Services } from '../../services.ts'
import { holdCompany } from './hold-company.ts'

/**
 * An admin asks a company that waits to be looked at for something, in words that it is mailed and reads on its day. The same
 * words again are one question. Refuses: user-not-found, company-off, company-approved.
 */
export async function askCompany(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
  words: string,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, async (tx) => {
    const company = await holdCompany(tx, id)
    if (isRefusal(company)) return company
    if (!company.approval) return refuse('company-approved')
    if (company.approval.asked !== words) {
      await tx.update(companies).set({ askedWords: words }).where(eq(companies.id, company.id))
      await recordToldAct(jobs, tx, actor, {
        action: 'company-asked',
        subject: { kind: 'company', id: company.id, userId: company.userId, name: company.name },
        reason: words,
      })
    }
    return { companyId: company.id, approval: { ...company.approval, asked: words } }
  })
}
