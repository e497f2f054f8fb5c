import { eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { getSecondFactor as call } from '#contract/second-factor.ts'
import { twoFactors } from '#database/schema.ts'
import type { Services } from '../../../services.ts'
import { findAskingAdmin } from './asking-admin.ts'
import { openBackupCodes } from './backup-codes.ts'
import { findSetup, showSetup } from './setup.ts'

/** What the admin of a request's session has of a second factor. Refuses: not-signed-in. */
export async function getSecondFactor(
  services: Services,
  headers: Headers,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { db, env } = services
  const admin = await findAskingAdmin(services, headers)
  if (isRefusal(admin)) return admin
  const [factor] = await db
    .select({ backupCodes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, admin.userId))
  const codes = factor ? await openBackupCodes(env.sessionSecret, factor.backupCodes) : []
  const begun = await findSetup(db, env, admin)
  return {
    enabled: admin.enabled,
    required: env.ADMIN_SECOND_FACTOR === 'required',
    backupCodesLeft: codes.length,
    setup: begun ? showSetup(begun.secret, admin.email) : null,
  }
}
