import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'

/**
 * Does to an admin what the database may refuse, in a step of its own: what it refuses undoes this alone.
 * Refuses: last-owner.
 */
export async function keepingAnOwner(
  tx: Transaction,
  change: (step: Transaction) => Promise<unknown>,
): Promise<Refusal | undefined> {
  try {
    await tx.transaction(change)
    return undefined
  } catch (error) {
    if (isLastOwner(error)) return refuse('last-owner')
    throw error
  }
}

/** What the trigger `keep_an_active_owner` raises. */
function isLastOwner(error: unknown): boolean {
  const { constraint, cause } = (error ?? {}) as { constraint?: string; cause?: unknown }
  if (constraint === 'users_one_active_owner') return true
  return cause ? isLastOwner(cause) : false
}
