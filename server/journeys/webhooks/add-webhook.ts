import { eq } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { WEBHOOK_TARGETS_MAX } from '#contract/limits.ts'
import type { addWebhook as call } from '#contract/webhooks.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { webhookTargets } from '#database/schema.ts'
import { seal } from '../../sealing/seal.ts'
import type { Services } from '../../services.ts'
import { makeWebhookSecret } from '../../webhooks/sign-message.ts'
import { ownCompany } from '../figures/own-company.ts'
import { COMPANY } from '../people/company-kind.ts'
import { refuseAddress } from './refuse-address.ts'
import { targetWithSecret } from './target-on-wire.ts'

/**
 * A company has another address told what it chose. Its user is held meanwhile, so that two forms at once are counted one after the other.
 * Refuses: user-not-found, too-many-requests, malformed (with what is wrong with the address), webhooks-enough.
 */
export async function addWebhook(
  services: Pick<Services, 'db' | 'env' | 'rateLimits' | 'webhookSender'>,
  id: string,
  { address, events }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { db, env, rateLimits } = services
  const companyId = await ownCompany(db, id, caller)
  if (isRefusal(companyId)) return companyId
  const refused = (await rateLimits.take('webhook', companyId)) ?? (await refuseAddress(services, address))
  if (refused) return refused
  return inTransaction(db, async (tx) => {
    const user = await COMPANY.holdUser(tx, companyId, false)
    if (!user || user.deletedAt) return refuse('user-not-found')
    const count = await tx.$count(webhookTargets, eq(webhookTargets.companyId, companyId))
    if (count >= WEBHOOK_TARGETS_MAX) return refuse('webhooks-enough', { most: WEBHOOK_TARGETS_MAX })
    const sealed = seal(env.payoutKeys, 'webhook secret', companyId, makeWebhookSecret())
    const [made] = await tx.insert(webhookTargets).values({ companyId, address, events, sealed }).returning()
    return targetWithSecret(tx, env, made!)
  })
}
