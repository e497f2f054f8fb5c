import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { REPORT_VOICES } from '#contract/limits.ts'
import type { listReportedThings as call, ReportedEntry } from '#contract/reports.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'

type Row = Omit<ReportedEntry, 'company'> & { companyId: string; company: string }

const WHICH = {
  open: { stands: sql`decided_at IS NULL`, order: sql`times DESC, newest_at DESC, id DESC` },
  decided: { stands: sql`decided_at IS NOT NULL`, order: sql`decided_at DESC, id DESC` },
}

/** The newest words and after them the first ones, those that said nothing left out. */
const VOICES = sql`
  SELECT json_agg(json_build_object('reason', reason, 'words', words, 'date', created_at) ORDER BY is_newest DESC, id DESC) FROM (
    (SELECT true AS is_newest, * FROM report_voices WHERE report_id = entry.id AND words <> '' ORDER BY id DESC LIMIT ${REPORT_VOICES.shown})
    UNION ALL
    (SELECT false, * FROM report_voices WHERE report_id = entry.id AND words <> '' AND id NOT IN (
       SELECT id FROM report_voices WHERE report_id = entry.id AND words <> '' ORDER BY id DESC LIMIT ${REPORT_VOICES.shown})
     ORDER BY id LIMIT 1)) AS voice`

/**
 * What people reported, a page of it, or the one with this id, where it stands so: who reported is told to nobody. Past the end: an
 * empty list.
 */
export async function listReportedThings(
  db: Database,
  { state = 'open', id, pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const { stands, order } = WHICH[state]
  const isMeant = id ? sql`id = ${id}` : sql`true`
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`
      WITH entry AS MATERIALIZED (SELECT * FROM reported_things WHERE ${stands} AND ${isMeant} ORDER BY ${order} ${page.rows})
      SELECT entry.id, kind, subject_id AS subject, coalesce(beer.name, '') AS name, coalesce(review.comment, '') AS comment,
             beer.id AS "beerId", company.id AS "companyId", shown_name(company.id) AS company,
             CASE kind WHEN 'beer' THEN NOT beer.blocked WHEN 'company' THEN company.active ELSE review.hidden_at IS NULL END AS shown,
             times, (SELECT json_agg(json_build_object('reason', key, 'times', value::int) ORDER BY value::int DESC, key)
                     FROM jsonb_each_text(reasons)) AS reasons,
             entry.created_at AS first, newest_at AS newest, coalesce((${VOICES}), '[]') AS voices, decision, decided_at AS decided
      FROM entry LEFT JOIN reviews AS review ON review.id = review_id
      LEFT JOIN beers AS beer ON beer.id = coalesce(entry.beer_id, review.beer_id)
      JOIN companies AS company ON company.id = coalesce(entry.company_id, beer.company_id)
      ORDER BY decided_at DESC, times DESC, newest_at DESC, entry.id DESC`),
    db.execute<{ open: number; decided: number }>(sql`
      SELECT count(*) FILTER (WHERE decided_at IS NULL)::int AS open, count(*) FILTER (WHERE decided_at IS NOT NULL)::int AS decided
      FROM reported_things`),
  ])
  const counts = counted.rows[0]!
  return { reports: found.rows.map(asEntry), counts, ...page.counted(id ? found.rows.length : counts[state]) }
}

const iso = (instant: string) => new Date(instant).toISOString()

function asEntry({ companyId, company, name, ...row }: Row): ReportedEntry {
  return {
    ...row,
    name: row.kind === 'company' ? company : name,
    company: { id: companyId, company },
    first: iso(row.first),
    newest: iso(row.newest),
    decided: row.decided && iso(row.decided),
    voices: row.voices.map((voice) => ({ ...voice, date: iso(voice.date) })),
  }
}
