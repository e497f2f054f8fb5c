import { and, eq, inArray, sql } from 'drizzle-orm'
import { providerReports } from '#database/schema.ts'
import { isDatabaseDown } from '../../http/database-down.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { isProviderFailure } from '../../ports/payment-provider.ts'
import type { ReportWish } from '../../ports/report-source.ts'
import { type BooksServices, CLAIMED_MINUTES, move, putOff, type Report } from './move-report.ts'
import { readProviderReport } from './read-provider-report.ts'

/** Made is a report within minutes: it is looked for so often while it is being made. */
const LOOK_AGAIN_SECONDS = 60

/**
 * Goes on with a report where it stands: asks for it, looks whether it is made, reads it. Whoever does so claims it; one that has
 * ended, or that somebody else is at, is left alone.
 */
export async function goOnWithReport(services: BooksServices, id: string): Promise<void> {
  const report = await claim(services, id)
  if (!report) return
  try {
    await goOn(services, report)
  } catch (error) {
    // Whatever it is that nobody thought of: it is tried again and given up like any other failure, and told.
    if (!isDatabaseDown(error))
      await putOff(services, report, { failed: 'unknown', message: reasonToKeep(error) })
    throw error
  }
}

async function goOn(services: BooksServices, report: Report): Promise<void> {
  if (report.state === 'reading') return readProviderReport(services, report)
  const { reportSource } = services
  const wish: ReportWish = { kind: report.kind!, from: report.beginsAt!, until: report.endsAt! }
  if (report.state === 'due') {
    const asked = await reportSource.ask(wish)
    if (isProviderFailure(asked)) return putOff(services, report, asked)
    return move(services, report, {
      ...{ state: 'asked', taskId: asked.taskId, askedAt: sql`now()`, lastError: '' },
      nextAttemptAt: sql`now()`,
    })
  }
  const made = await reportSource.follow({ ...wish, taskId: report.taskId! })
  if (isProviderFailure(made)) return putOff(services, report, made)
  if (made.standing === 'making')
    return move(services, report, { nextAttemptAt: sql`now() + ${LOOK_AGAIN_SECONDS} * interval '1 second'` })
  if (made.standing === 'failed') {
    await move(services, report, { state: 'due' })
    return putOff(services, report, {
      failed: 'refused',
      message: `the provider could not make it: ${made.why}`,
    })
  }
  await move(services, report, { state: 'reading', fileName: made.fileName, attempts: 0, lastError: '' })
  return readProviderReport(services, { ...report, state: 'reading', fileName: made.fileName })
}

async function claim({ db }: BooksServices, id: string): Promise<Report | undefined> {
  const [claimed] = await db
    .update(providerReports)
    .set({
      attempts: sql`${providerReports.attempts} + 1`,
      nextAttemptAt: sql`now() + ${CLAIMED_MINUTES} * interval '1 minute'`,
    })
    .where(
      and(
        eq(providerReports.id, id),
        inArray(providerReports.state, ['due', 'asked', 'reading']),
        sql`${providerReports.nextAttemptAt} <= now()`,
      ),
    )
    .returning()
  return claimed
}
