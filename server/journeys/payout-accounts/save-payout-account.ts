import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { savePayoutAccount as call } from '#contract/payout-accounts.ts'
import type { Transaction } from '#database/open-pool.ts'
import { payoutAccounts } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { lockUser } from '../../features/identity/lock-user.ts'
import { auditedOwner } from '../../features/identity/second-factor/asking-owner.ts'
import { proveWithin } from '../../features/identity/second-factor/prove-within.ts'
import { refuseStrangers } from '../../features/sales/refuse-strangers.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import { maskDestination } from '../../payout-accounts/mask-destination.ts'
import { payoutAccountOnWire, readPayoutAccount } from '../../payout-accounts/read-payout-account.ts'
import { sealDestination } from '../../payout-accounts/seal-destination.ts'
import type { Services } from '../../services.ts'
import { formerEmailsOf } from './former-emails.ts'

/** The request that saves: whose company it names, who asks, from where. */
type Asked = { companyId: string; caller: SessionUser; headers: Headers; actor: Actor }

/**
 * Saves where a company is paid to, for a code of its seller's second factor: from now on it is the account, and nothing is paid
 * until its hold is over. The seller is mailed, at a former e-mail too; the audit log keeps what is told of it.
 * Refuses: user-not-found, forbidden (another company's), not-signed-in, second-factor-off, wrong-second-factor, wrong-backup-code,
 * too-many-requests.
 */
export async function savePayoutAccount(
  services: Services,
  { destination, proof }: BodyOf<typeof call>,
  { companyId: named, caller, headers, actor }: Asked,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { db, env, identity, jobs } = services
  const refused = await refuseStrangers(db, named, caller)
  if (refused) return refused
  const session = await identity.ownSession(headers)
  if (!session) return refuse('not-signed-in')
  const { userId } = session
  const companyId = caller.id

  const save = async (tx: Transaction, user: { id: string; email: string }) => {
    const before = await readPayoutAccount(tx, env, companyId)
    const sealed = sealDestination(env.payoutKeys, companyId, destination)
    const masked = maskDestination(destination)
    const { kind } = destination
    const [made] = await tx
      .insert(payoutAccounts)
      .values({ companyId, userId, kind, sealed, masked })
      .returning({ id: payoutAccounts.id })
    await recordAudit(
      tx,
      { ...actor, userId },
      {
        action: 'payout-account-saved',
        subject: await auditedOwner(tx, { userId, name: caller.name, role: caller.role }),
        facts: { type: kind },
        before: { payoutAccount: before?.masked.number },
        after: { payoutAccount: masked.number },
      },
    )
    const recipients = [user.email, ...(await formerEmailsOf(tx, user))]
    await putInOutbox(
      tx,
      jobs,
      ...recipients.map((recipient, at) => ({
        kind: 'payout-account-saved' as const,
        dedupeKey: `payout-account-saved:${made!.id}:${at}`,
        recipient,
        payload: { userId, accountId: made!.id },
      })),
    )
    return payoutAccountOnWire((await readPayoutAccount(tx, env, companyId))!)
  }

  return proveWithin(
    services,
    { userId, proof, headers },
    async (tx) => (await lockUser(tx, userId)) ?? refuse('not-signed-in'),
    save,
  )
}
