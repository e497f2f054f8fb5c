import { type SQL, sql } from 'drizzle-orm'
import type { AuditEntry, AuditFilters } from '#contract/audit.ts'

/** An entry as the query below reads it: both sides of its values beside it. */
export type EntryRow = {
  id: string
  at: string
  actorId: string
  actorName: string
  actorEmail: string
  action: string
  kind: string
  subjectId: string
  facts: Facts
  requestId: string
  said: (Sides & { name?: string; reason?: string }) | null
  from: { address?: string; browser?: string } | null
}
type Values = AuditEntry['facts']
type Sides = { before?: Values; after?: Values }
/** Facts tell of a state by its name alone: `before: 'pending'`. */
type Facts = { before?: Values | string; after?: Values | string } & Omit<Values, 'before' | 'after'>

/** Entries with their values, for SELECTs that add what they order and limit by. */
export const ENTRIES = sql`
  audit_entries AS entry
  JOIN users AS actor ON actor.id = entry.actor_id
  LEFT JOIN audit_values AS said ON said.entry_id = entry.id AND said.part = 'subject'
  LEFT JOIN audit_values AS origin ON origin.entry_id = entry.id AND origin.part = 'actor'`

export const ENTRY_COLUMNS = sql`
  entry.id, entry.at, entry.actor_id AS "actorId", actor.name AS "actorName", actor.email AS "actorEmail",
  entry.action, entry.subject_kind AS kind, entry.subject_id AS "subjectId", entry.facts,
  entry.request_id AS "requestId", said.values AS said, origin.values AS from`

/** The condition of a filter. @param timeZone in which its days begin */
export function entriesThat(filters: AuditFilters, timeZone: string): SQL {
  const { q, action, kind, subject, actor, from, to } = filters
  const conditions = [sql`true`]
  if (action) conditions.push(sql`entry.action = ${action}`)
  if (kind) conditions.push(sql`entry.subject_kind = ${kind}`)
  if (subject) conditions.push(sql`entry.subject_id = ${subject}`)
  if (actor) conditions.push(sql`entry.actor_id = ${actor}`)
  if (from) conditions.push(sql`entry.at >= (${from}::date::timestamp AT TIME ZONE ${timeZone})`)
  if (to) conditions.push(sql`entry.at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})`)
  if (q) {
    // The text's own percent signs and underscores mean themselves.
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(search_normal(said.values::text) LIKE search_normal(${pattern})
      OR entry.subject_id ILIKE ${pattern} OR entry.facts::text ILIKE ${pattern} OR actor.email ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}

/** A row as the wire has it. What is nobody's and what was somebody's stand side by side, field by field. */
export function entryOnWire(row: EntryRow): AuditEntry {
  const { before: factsBefore, after: factsAfter, ...facts } = row.facts
  const { address = '', browser = '' } = row.from ?? {}
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: { id: row.actorId, name: row.actorName, email: row.actorEmail },
    action: row.action,
    subject: { kind: row.kind, id: row.subjectId, name: row.said?.name ?? null },
    reason: row.said?.reason ?? null,
    before: { ...valuesOf(factsBefore), ...row.said?.before },
    after: { ...valuesOf(factsAfter), ...row.said?.after },
    facts,
    from: row.from && { address, browser },
    requestId: row.requestId,
  }
}

function valuesOf(side: Values | string | undefined): Values {
  return typeof side === 'string' ? { standing: side } : { ...side }
}
