import { type SQL, sql } from 'drizzle-orm'
import type { AuditEntry, AuditFilters } from '#contract/audit.ts'
import { textOf } from '#contract/texts/catalogue.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import { type Actor, recordAudit } from '../../record-audit.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { ENTRIES, ENTRY_COLUMNS, type EntryRow, entriesThat, entryOnWire } from './find-entries.ts'

/** Entries that are read at once. */
const AT_ONCE = 1000

/** What admins did as a file, newest first, sent while it is read; that it was taken is an entry too. */
export async function downloadAudit(
  { db, env }: Pick<Services, 'db' | 'env'>,
  filters: AuditFilters,
  actor: Actor,
): Promise<Response> {
  await db.transaction((tx) =>
    recordAudit(tx, actor, { action: 'list-downloaded', subject: { kind: 'list', id: 'audit' } }),
  )
  return answerCsv(
    `lupulo-registro-${shopDay(env)}.csv`,
    linesOf(readEntries(db, filters, env.SHOP_TIMEZONE)),
  )
}

async function* readEntries(
  db: Services['db'],
  filters: AuditFilters,
  timeZone: string,
): AsyncGenerator<AuditEntry> {
  const which = entriesThat(filters, timeZone)
  let before: SQL = sql`true`
  for (;;) {
    const { rows } = await db.execute<EntryRow>(sql`
      SELECT ${ENTRY_COLUMNS} FROM ${ENTRIES} WHERE ${which} AND ${before} ORDER BY entry.id DESC LIMIT ${AT_ONCE}`)
    const last = rows.at(-1)
    if (!last) return
    yield* rows.map(entryOnWire)
    before = sql`entry.id < ${last.id}`
  }
}

async function* linesOf(entries: AsyncIterable<AuditEntry>): AsyncGenerator<CsvValue[]> {
  yield [
    textOf('auditFile.at'),
    textOf('auditFile.actor'),
    textOf('auditFile.action'),
    textOf('auditFile.kind'),
    textOf('auditFile.subject'),
    textOf('auditFile.name'),
    textOf('auditFile.reason'),
    textOf('auditFile.before'),
    textOf('auditFile.after'),
    textOf('auditFile.facts'),
    textOf('auditFile.address'),
  ]
  for await (const { at, actor, action, subject, reason, before, after, facts, from } of entries) {
    yield [
      at,
      actor.email,
      action,
      subject.kind,
      subject.id,
      subject.name,
      reason,
      JSON.stringify(before),
      JSON.stringify(after),
      JSON.stringify(facts),
      from?.address ?? null,
    ]
  }
}
