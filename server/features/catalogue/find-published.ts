import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { beers } from '#database/schema.ts'
import type { columnsOf } from './beer-record.ts'

/**
 * The beer that this form has published already: what was sent twice, by a double click or by who saw no answer. A form draws its
 * label's seed when it is opened, and keeps it. Whoever goes back and writes something else publishes another beer; its picture
 * does not tell, being uploaded anew, nor does its stock, which may have been sold from. Of a program, which sends no seed, none.
 * @returns its id, of the last hour
 */
export async function findPublished(
  db: Database | Transaction,
  {
    companyId,
    labelSeed,
    columns: { image: _, pastDate: __, ...facts },
  }: { companyId: string; labelSeed: string | undefined; columns: ReturnType<typeof columnsOf> },
): Promise<string | undefined> {
  if (!labelSeed) return undefined
  const same = Object.entries(facts).map(([name, value]) => {
    const column = beers[name as keyof typeof facts]
    return sql`${column} IS NOT DISTINCT FROM ${sql.param(value, column)}`
  })
  const [found] = await db
    .select({ id: beers.id })
    .from(beers)
    .where(
      and(
        eq(beers.companyId, companyId),
        eq(beers.labelSeed, labelSeed),
        sql`${beers.createdAt} > now() - interval '1 hour'`,
        ...same,
      ),
    )
    .orderBy(beers.id)
    .limit(1)
  return found?.id
}
