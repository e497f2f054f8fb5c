import { type Refusal, refuse } from '#contract/errors.ts'
import { REPORT_MAX_BYTES } from '#contract/limits.ts'
import { providerReports } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { cutText } from '../../cut-text.ts'
import type { Services } from '../../services.ts'

const NAME_CHARACTERS = 120

/**
 * Takes in a report that an admin has fetched by hand; it is read behind the scenes, and kept only until then: it may say who paid.
 * Refuses: report-empty, report-too-large.
 */
export async function uploadReport(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  file: File,
  actor: Actor,
): Promise<{ id: string } | Refusal> {
  if (!file.size) return refuse('report-empty')
  if (file.size > REPORT_MAX_BYTES) return refuse('report-too-large')
  const content = Buffer.from(await file.arrayBuffer())
  const fileName = cutText(file.name.replace(/\p{C}/gu, '').replace(/^.*[/\\]/, ''), NAME_CHARACTERS)
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(providerReports)
      .values({ origin: 'uploaded', state: 'reading', fileName, content, adminId: actor.userId })
      .returning({ id: providerReports.id })
    const { id } = kept!
    await recordAudit(tx, actor, {
      action: 'provider-report-uploaded',
      subject: { kind: 'provider-books', id },
      facts: { bytes: content.byteLength },
    })
    await jobs.enqueue(tx, 'read-report', { reportId: id })
    return { id }
  })
}
