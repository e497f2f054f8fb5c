import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Actor } from '../../audit/record-audit.ts'
import { recordToldAct } from '../../audit/record-told-act.ts'
import { pendingEmailOf } from '../../features/identity/pending-email.ts'
import { switchUser } from '../../features/identity/switch-user.ts'
import type { Services } from '../../services.ts'
import { cancelOpenOrders } from '../orders/cancel-open-orders.ts'
import type { Columns, PersonKind, Typed } from './person-kind.ts'
import { type Switch, switchFacts } from './switch.ts'

/**
 * Turns a person's switch. Off: they are logged out everywhere, and open orders end: a buyer's own, so that what these held is
 * on sale again; every one with a beer of a company, whose beers leave the catalogue (a trigger) and whose buyers are told.
 * What is paid is honoured, sent and paid out. On: they may log in again, a company's beers are on sale again as far as their
 * own switches say, and nothing else comes back. The same state again changes and writes nothing. Answers the record.
 * Refuses: user-not-found, account-deleted.
 */
export async function switchPerson<Row extends Columns, Edit extends Typed, Wire>(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  kind: PersonKind<Row, Edit, Wire>,
  actor: Actor,
  turned: Switch,
): Promise<(Wire & { pendingEmail: string | null }) | Refusal> {
  return inTransaction(db, (tx) => switchPersonIn(tx, { jobs }, kind, actor, turned))
}

/** The same as a part of another act: of a company that was reported and is taken down. */
export async function switchPersonIn<Row extends Columns, Edit extends Typed, Wire>(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  kind: PersonKind<Row, Edit, Wire>,
  actor: Actor,
  { id, status, reason }: Switch,
): Promise<(Wire & { pendingEmail: string | null }) | Refusal> {
  const user = await kind.holdUser(tx, id, !status)
  const row = await kind.holdRow(tx, id)
  if (!row) return refuse('user-not-found')
  if (status && user?.deletedAt) return refuse('account-deleted')
  if (status !== kind.isOn(row, user)) {
    const open = status ? [] : await kind.holdOrders(tx, id)
    await kind.turn(tx, jobs, id, status, open)
    await cancelOpenOrders(tx, open, `${kind.name}-deactivated`)
    const ended = user && (await switchUser(tx, user.id, kind.mayLogIn(status, user)))
    if (isRefusal(ended)) return ended
    await recordToldAct(jobs, tx, actor, {
      action: `${kind.name}-${status ? 'activated' : 'deactivated'}`,
      subject: { kind: kind.name, id, userId: kind.userIdOf(row), name: kind.nameOf(row) },
      reason,
      facts: switchFacts(status, { ...ended, cancelledOrders: open.length }),
    })
  }
  // A buyer's switch is the user's alone.
  const switched = 'active' in row ? { ...row, active: status } : row
  const record = kind.onWire(switched, user && { ...user, active: status })
  return { ...record, pendingEmail: user ? await pendingEmailOf(tx, user) : null }
}
