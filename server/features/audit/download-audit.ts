import { type SQL, sql } from 'drizzle-orm'
import type { AuditEntry, AuditFilters } from '#contract/audit.ts'
import type { AuditAction, AuditSubject } from '#contract/audit-actions.ts'
import { changesInWords, factsInWords } from '#contract/audit-words.ts'
import { orderCode } from '#contract/order-code.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { auditActionTexts } from '#contract/texts/audit-action.ts'
import * as auditFileTexts from '#contract/texts/audit-file.ts'
import { auditSubjectTexts } from '#contract/texts/audit-subject.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { answerCsv } from '../../csv/answer-csv.ts'
import type { CsvValue } from '../../csv/csv-cell.ts'
import { shopMoment } from '../../csv/shop-moment.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { ENTRIES, ENTRY_COLUMNS, type EntryRow, entriesThat, entryOnWire } from './find-entries.ts'
import { nameThings } from './name-things.ts'

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
    linesOf(readEntries(db, filters, env.SHOP_TIMEZONE), env.SHOP_TIMEZONE),
  )
}

type Named = { entry: AuditEntry; names: Record<string, string> }

async function* readEntries(
  db: Services['db'],
  filters: AuditFilters,
  timeZone: string,
): AsyncGenerator<Named> {
  const which = entriesThat(filters, timeZone)
  let before: SQL = sql`true`
  for (;;) {
    const { rows } = await db.execute<EntryRow>(sql`
      SELECT ${ENTRY_COLUMNS} FROM ${ENTRIES} WHERE ${which} AND ${before} ORDER BY entry.id DESC LIMIT ${AT_ONCE}`)
    const last = rows.at(-1)
    if (!last) return
    const { entries, things } = await nameThings(db, rows.map(entryOnWire))
    for (const entry of entries) yield { entry, names: things.names }
    before = sql`entry.id < ${last.id}`
  }
}

async function* linesOf(entries: AsyncIterable<Named>, timeZone: string): AsyncGenerator<CsvValue[]> {
  const moment = shopMoment(timeZone)
  yield [
    textOf(adminWords.when),
    textOf(adminWords.who),
    textOf(adminWords.what),
    textOf(adminWords.toWhat),
    textOf(shopWords.name),
    textOf(adminWords.beforeAndAfter),
    textOf(auditFileTexts.facts),
    textOf(accountWords.reason),
    textOf(adminWords.fromWhere),
    textOf(auditFileTexts.subject),
  ]
  for await (const { entry, names } of entries) {
    const { at, actor, action, subject, reason, facts, from } = entry
    const changes = changesInWords(entry)
    const told = factsInWords(facts, changes.length > 0, (id) => names[id])
    yield [
      moment(at),
      actor.email,
      textOf(auditActionTexts[action as AuditAction]),
      textOf(auditSubjectTexts[subject.kind as AuditSubject]),
      subject.kind === 'order' ? orderCode(subject.id) : subject.name,
      changes.map(({ field, from: old, to }) => `${field}: ${old} → ${to}`).join('\n'),
      told.map(({ field, value }) => `${field}: ${value}`).join('\n'),
      reason,
      from?.address ?? null,
      subject.id,
    ]
  }
}
