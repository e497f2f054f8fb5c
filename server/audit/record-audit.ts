import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AuditAction, AuditSubject } from '#contract/audit-actions.ts'
import type { Transaction } from '#database/open-pool.ts'
import { auditEntries, auditValues, toldActs, users } from '#database/schema.ts'
import { isShown, type ToldAction } from './told-acts.ts'

/** Who acts, and from where. `userId` is the admin's, `address` the peer's, `browser` its User-Agent. */
export type Actor = { userId: string; address: string; browser: string; requestId: string }

export type Audited<Action extends AuditAction> = {
  action: Action
  /** `userId`: whose data `name`, `reason`, `before` and `after` are; an erasure of that user empties them. */
  subject: { kind: AuditSubject; id: string; userId?: string | null; name?: string }
  /** In the admin's words, for what harms somebody. */
  reason?: string | undefined
  /** What is nobody's personal data: states, switches, amounts in cents, names of changed fields. Stays for ever. */
  facts?: Record<string, unknown>
  /** Personal values, of changed fields only. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** Whom it concerns, where that is not whose data its words are; null: nobody, as for an imported brewery. */
  tells?: string | null | undefined
}

/**
 * Writes down what an admin does, in the transaction that does it: there is never one without the other. What somebody has to
 * be told of is recorded with recordToldAct.
 */
export async function recordAudit(
  tx: Transaction,
  actor: Actor,
  audited: Audited<Exclude<AuditAction, ToldAction>>,
): Promise<void> {
  await writeEntry(tx, actor, audited)
}

/** Writes an entry with its values, and whom it is shown to. @returns its id */
export async function writeEntry(
  tx: Transaction,
  actor: Actor,
  { action, subject, reason, facts = {}, before, after, tells = subject.userId }: Audited<AuditAction>,
): Promise<string> {
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
  if (tells && isShown(action)) await showTo(tx, tells, entryId)
  return entryId
}

/** Has the entry stand on somebody's own page; who is gone has none. */
async function showTo(tx: Transaction, userId: string, entryId: string): Promise<void> {
  await tx.insert(toldActs).select(
    tx
      .select({ userId: users.id, entryId: sql<string>`${entryId}::uuid`.as('entry_id') })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
  )
}
