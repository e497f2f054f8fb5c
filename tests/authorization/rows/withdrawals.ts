import { eq } from 'drizzle-orm'
import { withdrawals } from '#database/schema.ts'
import { everybody, onlyAdmins } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const CODE = 'BCDF6789'

/** The buyer's, of an order that nobody has sent yet, as a stranger wrote it. */
async function aWithdrawal({ services, target }: Shop) {
  const { waitingOrderId: orderId, buyerEmail: email } = target
  await services.db.delete(withdrawals).where(eq(withdrawals.email, email))
  const number = orderId.slice(-8).toUpperCase()
  const [kept] = await services.db
    .insert(withdrawals)
    .values({ code: CODE, email, number, orderId, timeZone: 'America/Argentina/Buenos_Aires' })
    .returning()
  return { id: kept!.id, key: kept!.confirmKey }
}

/** That somebody withdraws from a purchase: anybody may say so, the buyer confirms it, admins end it. */
export const WITHDRAWALS: Row[] = [
  {
    call: 'withdraw',
    says: 'from the buyer’s purchase',
    ask: ({ buyerEmail, waitingOrderId }) => ({ body: { email: buyerEmail, number: waitingOrderId } }),
    answers: everybody(201),
    mayTouch: 'it waits for the buyer, who is mailed, and cancels nothing before they confirm it',
  },
  {
    call: 'withdraw',
    says: 'from none',
    ask: ({ buyerEmail }) => ({ body: { email: buyerEmail, number: '00000000' } }),
    answers: everybody(201),
    mayTouch: 'it belongs to nobody: that e-mail was typed',
  },
  {
    call: 'confirmWithdrawal',
    says: 'with the key that the buyer was mailed',
    given: aWithdrawal,
    ask: ({ made }) => ({ body: { key: made.key! } }),
    answers: everybody(200),
    mayTouch: 'who has the key reads the buyer’s mailbox',
    mayTell: 'who has the key reads the buyer’s mailbox',
  },
  {
    call: 'confirmWithdrawal',
    says: 'with the id of an order',
    ask: ({ waitingOrderId }) => ({ body: { key: waitingOrderId } }),
    answers: everybody('withdrawal-link-over'),
  },
  { call: 'listWithdrawals', ask: () => ({ query: '?state=all' }), answers: onlyAdmins(200) },
  {
    call: 'finishWithdrawal',
    given: aWithdrawal,
    ask: ({ made }) => ({ params: { id: made.id! } }),
    answers: onlyAdmins(200),
  },
  {
    call: 'refuseWithdrawal',
    given: aWithdrawal,
    ask: ({ made }) => ({ params: { id: made.id! }, body: { reason: 'Fuera de plazo.' } }),
    answers: onlyAdmins(200),
  },
  { call: 'listWithdrawalWindows', ask: () => ({}), answers: onlyAdmins(200) },
  {
    call: 'setWithdrawalWindow',
    ask: () => ({ params: { country: 'Argentina' }, body: { days: 10, counted: 'calendar' } }),
    answers: onlyAdmins(200),
  },
]
