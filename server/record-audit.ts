import type { AuditAction, AuditSubject } from '#contract/audit-actions.ts'
import type { Transaction } from '#database/open-pool.ts'
import { auditEntries, auditValues } from '#database/schema.ts'

/** Who acts, and from where. `userId` is the admin's, `address` the peer's, `browser` its User-Agent. */
export type Actor = { userId: string; address: string; browser: string; requestId: string }

type Audited = {
  action: AuditAction
  /** `userId`: whose data `name`, `reason`, `before` and `after` are; an erasure of that user empties them. */
  subject: { kind: AuditSubject; id: string; userId?: string | null; name?: string }
  /** In the admin's words, for what harms somebody. */
  reason?: string | undefined
  /** What is nobody's personal data: states, switches, amounts in cents, names of changed fields. Stays for ever. */
  facts?: Record<string, unknown>
  /** Personal values, of changed fields only. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes down what an admin does, in the transaction that does it: there is never one without the other. */
export async function recordAudit(
  tx: Transaction,
  actor: Actor,
  { action, subject, reason, facts = {}, before, after }: Audited,
): Promise<void> {
  const { userId, address, browser, requestId } = actor
  const [entry] = await tx
    .insert(auditEntries)
    .values({ actorId: userId, action, subjectKind: subject.kind, subjectId: subject.id, facts, requestId })
    .returning({ id: auditEntries.id })
  const entryId = entry!.id
  const told = { name: subject.name, reason: reason || undefined, before, after }
  const values = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
  await tx
    .insert(auditValues)
    .values([
      { entryId, part: 'actor', userId, values: { address, browser } },
      ...(Object.keys(values).length
        ? [{ entryId, part: 'subject' as const, userId: subject.userId ?? null, values }]
        : []),
    ])
}
