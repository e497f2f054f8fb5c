import type { WebhookAnswer } from '../../ports/webhook-sender.ts'
import { unseal } from '../../sealing/seal.ts'
import type { Services } from '../../services.ts'
import { signMessage } from '../../webhooks/sign-message.ts'
import type { ClaimedDelivery } from './claim-delivery.ts'
import { endTry } from './end-try.ts'

type SendingServices = Pick<Services, 'db' | 'env' | 'jobs' | 'webhookSender'>

/**
 * Sends what was claimed, signed now, and writes down how it went. Should this process end between the two, it is sent once more
 * when the claim is over, under the same webhook-id.
 * @param byHand somebody presses: it ends no target
 */
export async function sendDelivery(
  services: SendingServices,
  claimed: ClaimedDelivery,
  { byHand = false } = {},
): Promise<void> {
  await endTry(services, claimed, await post(services, claimed), { byHand })
}

async function post(
  { env, webhookSender }: SendingServices,
  { companyId, messageId, address, body, sealed, formerSealed }: ClaimedDelivery,
): Promise<WebhookAnswer> {
  const open = (text: string) => unseal(env.payoutKeys, 'webhook secret', companyId, text)
  const secret = open(sealed)
  if (!secret) return { status: null, trouble: 'no-secret', ms: 0, answer: '' }
  const former = formerSealed === null ? undefined : open(formerSealed)
  const headers = signMessage(former ? [secret, former] : [secret], {
    id: messageId,
    body,
    atSeconds: Math.floor(Date.now() / 1000),
  })
  return webhookSender.post(address, { headers, body })
}
