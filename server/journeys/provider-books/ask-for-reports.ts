import { sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refusalText, refuse } from '#contract/errors.ts'
import { REPORT_MAX_DAYS } from '#contract/limits.ts'
import { REPORT_KINDS } from '#contract/provider-book-kinds.ts'
import type { askForReports as call } from '#contract/provider-books.ts'
import { providerReports } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'

const DAY_MS = 86_400_000

/** The first moment of a day of the provider's. */
const begins = (day: string) => new Date(`${day}T00:00:00-04:00`)

/**
 * Asks for both reports of some days, to be fetched behind the scenes. One of just these days that is under way is not asked for
 * again; one that was read is: it may say more by now, and nothing is counted twice.
 * Refuses: report-days-wrong, report-day-not-over, both at the last day.
 */
export async function askForReports(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { from, to }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  const [beginsAt, endsAt] = [begins(from), new Date(begins(to).getTime() + DAY_MS)]
  const days = (endsAt.getTime() - beginsAt.getTime()) / DAY_MS
  if (days < 1 || days > REPORT_MAX_DAYS) return refuseDay('report-days-wrong')
  if (endsAt.getTime() > Date.now()) return refuseDay('report-day-not-over')
  return db.transaction(async (tx) => {
    const asked = await tx
      .insert(providerReports)
      .values(
        REPORT_KINDS.map((kind) => ({
          ...{ origin: 'asked' as const, kind, state: 'due' as const, beginsAt, endsAt },
          adminId: actor.userId,
        })),
      )
      .onConflictDoNothing({
        target: [providerReports.kind, providerReports.beginsAt, providerReports.endsAt],
        where: sql`origin = 'asked' AND state IN ('due', 'asked', 'reading')`,
      })
      .returning({ id: providerReports.id })
    for (const { id } of asked) {
      await recordAudit(tx, actor, {
        action: 'provider-report-asked',
        subject: { kind: 'provider-books', id },
        facts: { from, to },
      })
      await jobs.enqueue(tx, 'read-report', { reportId: id })
    }
    return { asked: asked.length }
  })
}

const refuseDay = (code: 'report-days-wrong' | 'report-day-not-over') =>
  refuse(code, undefined, { to: refusalText(code) })
