import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WebhookTarget, WebhookWithSecret } from '#contract/webhooks.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { webhookDeliveries } from '#database/schema.ts'
import { unseal } from '../../sealing/seal.ts'
import type { Settings } from '../../settings/env.ts'
import type { TargetRow } from './own-target.ts'

/** More of what waits are not counted. */
const COUNTED_WAITING = 100

const instant = (at: Date | null) => at?.toISOString() ?? null

/** Targets as their company is told of them, without their secrets. */
export async function targetsOnWire(db: Database | Transaction, rows: TargetRow[]): Promise<WebhookTarget[]> {
  const waiting = await countWaiting(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    events: row.events,
    off: row.offBecause && row.offAt && { because: row.offBecause, at: row.offAt.toISOString() },
    failures: row.failures,
    arrivedAt: instant(row.arrivedAt),
    waiting: waiting.get(row.id) ?? 0,
    createdAt: row.createdAt.toISOString(),
  }))
}

export async function targetOnWire(db: Database | Transaction, row: TargetRow): Promise<WebhookTarget> {
  return (await targetsOnWire(db, [row]))[0]!
}

/** With what its messages are signed with. */
export async function targetWithSecret(
  db: Database | Transaction,
  { payoutKeys }: Pick<Settings, 'payoutKeys'>,
  row: TargetRow,
): Promise<WebhookWithSecret> {
  const isFormerInUse = row.formerUntil !== null && row.formerUntil > new Date()
  return {
    ...(await targetOnWire(db, row)),
    secret: unseal(payoutKeys, 'webhook secret', row.companyId, row.sealed) ?? '',
    formerUntil: isFormerInUse ? instant(row.formerUntil) : null,
  }
}

async function countWaiting(db: Database | Transaction, ids: string[]): Promise<Map<string, number>> {
  const { targetId, state } = webhookDeliveries
  if (!ids.length) return new Map()
  const some = db
    .select({ targetId, n: sql<number>`row_number() OVER (PARTITION BY ${targetId})`.as('n') })
    .from(webhookDeliveries)
    .where(and(inArray(targetId, ids), eq(state, 'waiting')))
    .as('some')
  const counted = await db
    .select({ id: some.targetId, waiting: sql<number>`count(*)::int` })
    .from(some)
    .where(sql`n <= ${COUNTED_WAITING}`)
    .groupBy(some.targetId)
  return new Map(counted.map(({ id, waiting }) => [id, waiting]))
}
