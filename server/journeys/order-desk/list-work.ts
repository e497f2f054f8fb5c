import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { WORK_KINDS, type WorkKind } from '#contract/work-kinds.ts'
import type { listWork as call } from '#contract/work-list.ts'
import type { Database } from '#database/open-pool.ts'
import { listPage } from '../../list-page.ts'
import { asWorkRow, type ReadWorkRow, WORK_ROW, workOf } from './work-things.ts'

type Found = {
  counts: Partial<Record<WorkKind, number>> | null
  takers: Record<'all' | 'mine' | 'nobody', number>
  rows: ReadWorkRow[]
}

/**
 * What a person has to look at, what is past its deadline first, then the longest waiting, 25 a page, and how much there is of each
 * kind. All of it is read each time: the list is as true as the books. Past the end: an empty list.
 * @param adminId who asks, whose own things `mine` means; null: a program
 */
export async function listWork(
  db: Database,
  { kind, whose, age, pag }: QueryOf<typeof call>,
  adminId: string | null,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const isOfKind = kind ? sql`kind = ${kind}` : sql`true`
  const isOld = age ? sql`since <= now() - ${Number(age)}::int * interval '1 day'` : sql`true`
  const isWhose = { mine: sql`taker_id = ${adminId}`, nobody: sql`taker_id IS NULL`, all: sql`true` }
  const found = await db.execute<Found>(sql`
    WITH work AS MATERIALIZED (SELECT * FROM (${workOf(WORK_KINDS)}) AS all_kinds WHERE ${isOld}),
    page AS (
      SELECT ${WORK_ROW} FROM work WHERE ${isOfKind} AND ${isWhose[whose ?? 'all']}
      ORDER BY CASE WHEN due < now() THEN due END NULLS LAST, since, thing, kind ${page.rows}
    )
    SELECT (SELECT json_object_agg(kind, count) FROM (
              SELECT kind, count(*) FROM work WHERE ${isWhose[whose ?? 'all']} GROUP BY kind) AS each) AS counts,
           (SELECT json_build_object('all', count(*), 'mine', count(*) FILTER (WHERE ${isWhose.mine}),
                                     'nobody', count(*) FILTER (WHERE ${isWhose.nobody})) FROM work WHERE ${isOfKind}) AS takers,
           (SELECT coalesce(json_agg(page), '[]') FROM page) AS rows`)
  const { counts: some, takers, rows } = found.rows[0]!
  const counts = Object.fromEntries(WORK_KINDS.map((each) => [each, some?.[each] ?? 0])) as Record<
    WorkKind,
    number
  >
  return { work: rows.map(asWorkRow), counts, takers, ...page.counted(takers[whose ?? 'all']) }
}
