import { and, eq, or, sql } from 'drizzle-orm'
import type { RateState } from '#contract/charge-currencies.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { judgeRate as call, RateVerdict } from '#contract/exchange-rates.ts'
import { exchangeRates } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { lockRates } from '../../charge/lock-rates.ts'
import { oldestUsable } from '../../charge/rate-in-use.ts'
import type { Services } from '../../services.ts'

const BECOMES = {
  take: { action: 'rate-taken', state: 'usable' },
  refuse: { action: 'rate-refused', state: 'refused' },
  withdraw: { action: 'rate-withdrawn', state: 'withdrawn' },
} as const satisfies Record<RateVerdict, { action: string; state: RateState }>

/**
 * An admin's word on a rate that waits; or withdraws what an admin typed, and with it what was typed before and is still
 * young: none of that comes back.
 * Refuses: not-found; rate-changed (it no longer waits, or is withdrawn already).
 */
export async function judgeRate(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  { verdict, reason }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  return db.transaction(async (tx) => {
    await lockRates(tx)
    const [judged] = await tx.select().from(exchangeRates).where(eq(exchangeRates.id, id))
    if (!judged) return refuse('not-found')
    const { currency, source } = judged
    const isOpen =
      verdict === 'withdraw' ? source === 'admin' && judged.state === 'usable' : judged.state === 'waiting'
    if (!isOpen) return refuse('rate-changed')
    const { action, state } = BECOMES[verdict]
    const typedToo = and(
      ...[eq(exchangeRates.currency, currency), eq(exchangeRates.source, 'admin')],
      ...[eq(exchangeRates.state, 'usable'), sql`${exchangeRates.fetchedAt} > ${oldestUsable(env)}`],
    )
    await tx
      .update(exchangeRates)
      .set({ state, reason, adminId: actor.userId, decidedAt: sql`clock_timestamp()` })
      .where(verdict === 'withdraw' ? or(eq(exchangeRates.id, id), typedToo) : eq(exchangeRates.id, id))
    await recordAudit(tx, actor, {
      action,
      subject: { kind: 'rate', id, name: currency },
      reason,
      facts: { currency, rate: String(Number(judged.rate)), source },
    })
    return { id, state }
  })
}
