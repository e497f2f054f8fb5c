import type { Transaction } from '#database/open-pool.ts'
import type { lockUser } from '../../features/identity/lock-user.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { OpenOrder } from '../orders/cancel-open-orders.ts'

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** What anybody with an address has; buyers and companies have more. */
export type Columns = { name: string; lastName: string; document: string; image: string }
/** What every edit says of it; what else is left out stays. */
export type Typed = Pick<Columns, 'name' | 'lastName' | 'document'>

/**
 * A kind of person with an address: a buyer or a company. What their owner or an admin does to them is written once, for any
 * kind. `Row` is the row, `Edit` what may be written in it, `Wire` the record as the API answers it.
 */
export type PersonKind<Row extends Columns, Edit extends Typed, Wire> = {
  name: 'buyer' | 'company'
  role: 'Person' | 'Company'
  /** What an admin's edit is compared by, for the audit log, in its order; the e-mail besides. */
  fields: readonly (keyof Row & string)[]
  /** Whose texts may hold no address of a page. */
  texts: readonly (keyof Row & keyof Edit & string)[]
  /** Holds who logs in for it until the transaction ends, if anybody does; with `closing`, nobody orders of it meanwhile. */
  holdUser: (tx: Transaction, id: string, closing: boolean) => Promise<LockedUser | undefined>
  /** Holds the row itself, after the user: of two edits at once the later one is whole. */
  holdRow: (tx: Transaction, id: string) => Promise<Row | undefined>
  columnsOf: (edit: Edit) => Partial<Row>
  write: (tx: Transaction, id: string, columns: Partial<Row>) => Promise<Row>
  /** As the audit log calls it. */
  nameOf: (row: Row) => string
  userIdOf: (row: Row) => string | null
  isOn: (row: Row, user: LockedUser | undefined) => boolean
  onWire: (row: Row, user: LockedUser | undefined) => Wire
  /** Holds the open orders that end when it is switched off. */
  holdOrders: (tx: Transaction, id: string) => Promise<OpenOrder[]>
  /** Turns the row's own switch and tells whose orders ended by it, where that is done. The caller holds all of it. */
  turn: (tx: Transaction, jobs: JobQueue, id: string, isOn: boolean, ended: OpenOrder[]) => Promise<void>
  /** Whether its user may log in once it is switched so. */
  mayLogIn: (isOn: boolean, user: LockedUser) => boolean
}
