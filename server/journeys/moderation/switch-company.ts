import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { changeCompany as call } from '#contract/profiles.ts'
import { companyRecord } from '../../features/companies/company-record.ts'
import { switchCompany } from '../../features/companies/switch-company.ts'
import { pendingEmailOf } from '../../features/identity/pending-email.ts'
import { switchUser } from '../../features/identity/switch-user.ts'
import type { Actor } from '../../record-audit.ts'
import { recordToldAct } from '../../record-told-act.ts'
import type { Services } from '../../services.ts'
import { cancelOpenOrders, lockOpenOrdersWith } from '../checkout/cancel-open-orders.ts'
import { inTransaction } from '../checkout/in-transaction.ts'
import { holdCompany } from './hold-company.ts'
import { mailWithdrawn } from './mail-withdrawn.ts'
import { type Switch, switchFacts } from './switch.ts'

/**
 * Turns a company's switch. Off: its seller is logged out everywhere, its beers leave the catalogue (a trigger), and every
 * open order with one of them is cancelled and its buyer told; what is paid is sent and paid out. On: its beers are on
 * sale again as far as their own switches say, and nothing else comes back. The same state again changes and writes
 * nothing. Answers the record. Refuses: user-not-found, account-deleted.
 */
export async function switchCompanyOf(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  actor: Actor,
  { id, status, reason }: Switch,
): Promise<ResponseOf<typeof call> | Refusal> {
  return inTransaction(db, async (tx) => {
    const held = await holdCompany(tx, id, { closing: !status })
    if (!held) return refuse('user-not-found')
    const { company, user } = held
    if (status && user?.deletedAt) return refuse('account-deleted')
    const isOn = company.active && (user?.active ?? true)
    if (status !== isOn) {
      const open = status ? [] : await lockOpenOrdersWith(tx, { companyId: id })
      await switchCompany(tx, id, status)
      await cancelOpenOrders(tx, open, 'company-deactivated')
      await mailWithdrawn(tx, jobs, open, { companyId: id })
      const ended = user && (await switchUser(tx, user.id, status || user.active))
      if (isRefusal(ended)) return ended
      await recordToldAct(jobs, tx, actor, {
        action: status ? 'company-activated' : 'company-deactivated',
        subject: { kind: 'company', id, userId: company.userId, name: company.company },
        reason,
        facts: switchFacts(status, { ...ended, cancelledOrders: open.length }),
      })
    }
    const record = companyRecord({ ...company, active: status }, user ? { ...user, active: status } : null)
    return { ...record, pendingEmail: user ? await pendingEmailOf(tx, user) : null }
  })
}
