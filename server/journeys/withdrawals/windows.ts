import { eq, sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { COUNTRIES, type Country, isCountry } from '#contract/places.ts'
import type {
  listWithdrawalWindows as listCall,
  setWithdrawalWindow as setCall,
  WithdrawalWindow,
} from '#contract/withdrawals.ts'
import type { Database } from '#database/open-pool.ts'
import { withdrawalWindows } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'

const UNKNOWN = { days: null, counted: 'calendar' } as const

/** The window of each country of the shop, in their order; those that nobody has said anything of, too. */
export async function listWindows(db: Database): Promise<ResponseOf<typeof listCall>> {
  const said = await db.select().from(withdrawalWindows)
  return {
    windows: COUNTRIES.map((country) => {
      const { days, counted } = said.find((row) => row.country === country) ?? UNKNOWN
      return { country, days, counted }
    }),
  }
}

/**
 * Says how many days a country's window has; null days: nobody knows. It holds for withdrawals that are open and for those to
 * come. The same again changes nothing. Refuses: not-found (no country of the shop).
 */
export async function setWindow(
  db: Database,
  country: string,
  window: BodyOf<typeof setCall>,
  actor: Actor,
): Promise<WithdrawalWindow | Refusal> {
  if (!isCountry(country)) return refuse('not-found')
  const { days, counted } = window
  return db.transaction(async (tx) => {
    // One after another, so that what each found is what it changed.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`withdrawal-window:${country}`}, 0))`,
    )
    const [was] = await tx.select().from(withdrawalWindows).where(eq(withdrawalWindows.country, country))
    const isSame = days === null ? !was : was?.days === days && was.counted === counted
    if (isSame) return { country, days, counted: days === null ? UNKNOWN.counted : counted }
    await write(tx, country, window)
    await recordAudit(tx, actor, {
      action: 'withdrawal-window-changed',
      subject: { kind: 'withdrawal-window', id: country },
      facts: { country, days, ...(days !== null && { counted }), daysBefore: was?.days ?? null },
    })
    return { country, days, counted: days === null ? UNKNOWN.counted : counted }
  })
}

async function write(
  tx: Pick<Database, 'insert' | 'delete'>,
  country: Country,
  { days, counted }: BodyOf<typeof setCall>,
): Promise<void> {
  if (days === null) {
    await tx.delete(withdrawalWindows).where(eq(withdrawalWindows.country, country))
    return
  }
  const set = { days, counted, changedAt: sql`clock_timestamp()` }
  await tx
    .insert(withdrawalWindows)
    .values({ country, ...set })
    .onConflictDoUpdate({ target: withdrawalWindows.country, set })
}
