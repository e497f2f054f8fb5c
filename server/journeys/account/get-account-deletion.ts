import type { AccountDeletion } from '#contract/account-deletion.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Services } from '../../services.ts'
import { findBlockers } from './find-blockers.ts'
import { findOwnAccount } from './own-account.ts'
import { neededProof } from './prove-deletion.ts'

/** Whether the caller's account could be deleted now, and what that takes. @param headers of the request */
export async function getAccountDeletion(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  headers: Headers,
): Promise<AccountDeletion | Refusal> {
  const session = await identity.ownSession(headers)
  const account = session && (await findOwnAccount(db, session))
  if (!account) return refuse('not-signed-in')
  return { blockers: await findBlockers(db, account), proof: await neededProof(db, session) }
}
