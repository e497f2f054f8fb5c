import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { type RuleRow, rulesInOrder } from '../../commission/rules-in-order.ts'
import { seenAs } from './seen-as.ts'

/**
 * The list of rules, held still until the transaction ends: whoever changes it does so one at a time, while sales go on reading
 * it. Refuses: commission-rules-changed (it is not the one that was seen).
 */
export async function lockRules(
  tx: Transaction,
  timeZone: string,
  seen: string,
): Promise<RuleRow[] | Refusal> {
  await tx.execute(sql`LOCK TABLE commission_rules IN SHARE ROW EXCLUSIVE MODE`)
  const rules = await rulesInOrder(tx, timeZone)
  return seenAs(rules) === seen ? rules : refuse('commission-rules-changed')
}
