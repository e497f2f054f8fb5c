import { type Refusal, refuse } from '#contract/errors.ts'
import { textOf } from '#contract/texts/text.ts'
import * as webhookTexts from '#contract/texts/webhook.ts'
import type { Services } from '../../services.ts'

/** Says in words, at its field, why nothing would be sent to an address. It is looked at again each time that something is sent. */
export async function refuseAddress(
  { webhookSender }: Pick<Services, 'webhookSender'>,
  address: string,
): Promise<Refusal | undefined> {
  const trouble = await webhookSender.refuses(address)
  return trouble && refuse('malformed', undefined, { address: textOf(webhookTexts.addressTroubles[trouble]) })
}
