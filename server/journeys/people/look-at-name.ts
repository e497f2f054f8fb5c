import { eq, sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { lookAtName as call } from '#contract/work-list.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { companies } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'

/**
 * An admin says that a company may bear a name that another one bears: it leaves the work list, and may be in the carousel.
 * One that was looked at already, or whose name is nobody else's, stays as it is and leaves no entry.
 *
 * Refuses: user-not-found; record-changed, when it is shown under another name than the admin saw.
 */
export async function lookAtName(
  { db }: Pick<Services, 'db'>,
  id: string,
  { shownAs }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(id)) return refuse('user-not-found')
  return inTransaction(db, async (tx) => {
    const [company] = await tx
      .select({ userId: companies.userId, takenAt: companies.nameTakenAt, lookedAt: companies.nameLookedAt })
      .from(companies)
      .where(eq(companies.id, id))
      .for('no key update')
    if (!company) return refuse('user-not-found')
    const found = await tx.execute<{ now: string }>(sql`SELECT shown_name(${id}) AS now`)
    const { now } = found.rows[0]!
    if (now !== shownAs) return refuse('record-changed', { current: { shownAs: now } })
    if (company.takenAt && !company.lookedAt) {
      await tx.update(companies).set({ nameLookedAt: sql`now()` }).where(eq(companies.id, id))
      await recordAudit(tx, actor, {
        action: 'company-name-looked-at',
        subject: { kind: 'company', id, userId: company.userId, name: now },
      })
    }
    return { companyId: id.toLowerCase(), shownAs: now }
  })
}
