import { eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { getSecondFactor as call } from '#contract/second-factor.ts'
import { twoFactors } from '#database/schema.ts'
import type { Services } from '../../../services.ts'
import { findAskingOwner } from './asking-owner.ts'
import { openBackupCodes } from './backup-codes.ts'
import { findSetup, showSetup } from './setup.ts'

/** What the admin or seller of a request's session has of a second factor. Refuses: not-signed-in. */
export async function getSecondFactor(
  services: Services,
  headers: Headers,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { db, env } = services
  const owner = await findAskingOwner(services, headers)
  if (isRefusal(owner)) return owner
  const [factor] = await db
    .select({ backupCodes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, owner.userId))
  const codes = factor ? await openBackupCodes(env.sessionSecret, factor.backupCodes) : []
  const begun = await findSetup(db, env, owner)
  return {
    enabled: owner.enabled,
    required: owner.role === 'Admin' && env.ADMIN_SECOND_FACTOR === 'required',
    backupCodesLeft: codes.length,
    setup: begun ? showSetup(begun.secret, owner.email) : null,
  }
}
