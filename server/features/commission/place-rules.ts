import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Gives rules the places in which their ids stand, from 1. */
export async function placeRules(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE commission_rules SET place = listed.place
    FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS listed (id, place)
    WHERE commission_rules.id = listed.id AND commission_rules.place <> listed.place`)
}
