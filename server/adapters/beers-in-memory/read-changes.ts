import type { Ask } from '#database/within-time.ts'

/** Up to where changes were read. What was under way then may be committed behind what was read: it is looked for again. */
export type ReadUpTo = {
  /** Every transaction before this one had ended, and what it changed was read. */
  horizon: string
  /** Changes of later ones that were read already. */
  read: Set<string>
  at: number
}

type Change = { id: string; beerId: string | null; companyId: string | null }

const HORIZON = `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`
const CHANGES = `SELECT id::text, beer_id AS "beerId", company_id AS "companyId"
  FROM search_changes WHERE transaction >= $1::text::xid8`

/** Where changes begin that everything read from now on may not have. */
export async function startReading(ask: Ask): Promise<ReadUpTo> {
  const { rows } = await ask<{ horizon: string }>({ text: HORIZON })
  return { horizon: rows[0]!.horizon, read: new Set(), at: Date.now() }
}

/**
 * What was committed since, each beer and company once, and up to where that is. Changes are seen in whatever order their
 * transactions commit: a number that counts up would miss one that commits late.
 */
export async function readChanges(
  ask: Ask,
  since: ReadUpTo,
): Promise<{ beerIds: string[]; companyIds: string[]; upTo: ReadUpTo }> {
  const at = Date.now()
  const { rows } = await ask<Change & { horizon: string }>({
    name: 'search-changes',
    text: `WITH changes AS (${CHANGES}) SELECT horizon, changes.* FROM (${HORIZON}) AS snapshot LEFT JOIN changes ON true`,
    values: [since.horizon],
  })
  const seen = rows.filter(({ id }) => id !== null)
  const fresh = seen.filter(({ id }) => !since.read.has(id))
  const horizon = rows[0]!.horizon
  return {
    beerIds: distinct(fresh.map(({ beerId }) => beerId)),
    companyIds: distinct(fresh.map(({ companyId }) => companyId)),
    upTo: { horizon, read: new Set(seen.map(({ id }) => id)), at },
  }
}

function distinct(ids: (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
