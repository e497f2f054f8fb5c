import { and, asc, eq } from 'drizzle-orm'
import { auditEntries, auditValues } from '#database/schema.ts'
import type { Services } from '#server/services.ts'

/** What the audit log holds about a subject, oldest first; `values` are the personal ones, `userId` whose they are. */
export async function auditOf({ db }: Pick<Services, 'db'>, subjectId: string) {
  const { action, subjectKind, actorId, facts } = auditEntries
  const { values, userId } = auditValues
  return db
    .select({ action, kind: subjectKind, actorId, facts, values, userId })
    .from(auditEntries)
    .leftJoin(auditValues, and(eq(auditValues.entryId, auditEntries.id), eq(auditValues.part, 'subject')))
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(asc(auditEntries.id))
}
