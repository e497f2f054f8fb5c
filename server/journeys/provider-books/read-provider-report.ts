import { sql } from 'drizzle-orm'
import { BROKEN_LINES_SHOWN, REPORT_FETCHED_MAX_BYTES } from '#contract/limits.ts'
import type { ReportKind } from '#contract/provider-book-kinds.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import { isProviderFailure, type ProviderFailure } from '../../ports/payment-provider.ts'
import { compareBooks } from './comparing/compare-books.ts'
import { type BooksServices, CLAIMED_MINUTES, move, putOff, type Report } from './move-report.ts'
import { keepRows } from './reading/keep-rows.ts'
import { type NoReport, type ReportBatch, readReport } from './reading/read-report.ts'

const UNHEARD_SHOWN = 20

type Counted = Pick<Report, 'rowsRead' | 'rowsNew' | 'linesBroken' | 'broken' | 'unheard'>
/** `first` and `last`: the moments of its first row and its last, whatever their order. */
type Read = Counted & { first?: Date; last?: Date }

/**
 * Reads a report that is there, some lines at a time, says how far it is, and has the books compared. Begun again it counts nothing
 * twice. A file that is no report has failed, with why; one that broke off is read again later.
 */
export async function readProviderReport(services: BooksServices, report: Report): Promise<void> {
  const bytes = await open(services, report)
  if (isProviderFailure(bytes)) return putOff(services, report, bytes)
  const read: Read = { rowsRead: 0, rowsNew: 0, linesBroken: 0, broken: [], unheard: [] }
  let end: { kind: ReportKind } | NoReport
  try {
    end = await readAll(services, report, bytes, read)
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error
    return putOff(services, report, { failed: 'unknown', message: error.message })
  }
  if ('noReport' in end) return fail(services, report, end)
  if (report.kind && report.kind !== end.kind)
    return fail(services, report, { noReport: 'columns', missing: [`(${report.kind})`] })
  const { first, last, ...counted } = read
  await move(services, report, {
    ...counted,
    ...{ state: 'read', kind: end.kind, content: null, endedAt: sql`now()`, lastError: '' },
    // An uploaded file says of what it is by its rows alone.
    ...(report.origin === 'uploaded' && { beginsAt: first ?? null, endsAt: last ?? null }),
  })
  await compareBooks(services)
}

/** What a stream ends with that does not end well: the other side, and no fault of ours. */
class BrokenOff extends Error {}

async function open(
  { reportSource }: BooksServices,
  { content, kind, fileName }: Report,
): Promise<AsyncIterable<Uint8Array> | ProviderFailure> {
  if (content) return new Blob([new Uint8Array(content)]).stream()
  const bytes = await reportSource.fetchFile(kind!, fileName)
  return isProviderFailure(bytes) ? bytes : whole(bytes)
}

async function* whole(bytes: AsyncIterable<Uint8Array>) {
  let count = 0
  try {
    for await (const chunk of bytes) {
      count += chunk.byteLength
      if (count > REPORT_FETCHED_MAX_BYTES) throw new Error('the file is larger than any report')
      yield chunk
    }
  } catch (error) {
    throw new BrokenOff(`the file broke off: ${(error as Error).message}`)
  }
}

async function readAll(
  services: BooksServices,
  report: Report,
  bytes: AsyncIterable<Uint8Array>,
  read: Read,
): Promise<{ kind: ReportKind } | NoReport> {
  const batches = readReport(bytes)
  while (true) {
    const { done, value } = await batches.next()
    if (done) return value
    // A file of the other kind than was asked for is no report of ours: none of it is kept.
    if (!report.kind || report.kind === value.kind) await keepBatch(services, report, value, read)
  }
}

async function keepBatch(
  services: BooksServices,
  report: Report,
  batch: ReportBatch,
  read: Read,
): Promise<void> {
  read.rowsNew += await keepRows(services, report.id, batch.kind, batch.rows)
  read.rowsRead += batch.rows.length
  read.linesBroken += batch.broken.length
  read.broken = [...read.broken, ...batch.broken].slice(0, BROKEN_LINES_SHOWN)
  read.unheard = [...new Set([...read.unheard, ...batch.unheard])].slice(0, UNHEARD_SHOWN)
  for (const { at } of batch.rows) {
    if (!read.first || at < read.first) read.first = at
    if (!read.last || at > read.last) read.last = at
  }
  const { first, last, ...counted } = read
  await move(services, report, {
    ...counted,
    nextAttemptAt: sql`now() + ${CLAIMED_MINUTES} * interval '1 minute'`,
  })
}

/** `columns …`, `empty`, `not-csv`: the page has the words for it (web/features/admin/provider-books). */
async function fail(services: BooksServices, report: Report, why: NoReport): Promise<void> {
  const missing = 'missing' in why ? ` ${why.missing.join(', ')}` : ''
  await move(services, report, {
    ...{ state: 'failed', content: null, endedAt: sql`now()` },
    lastError: reasonToKeep(`${why.noReport}${missing}`),
  })
}
