import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/webhook-states.ts'
import type { WebhookWithSecret } from '#contract/webhooks.ts'

type Seller = {
  id: string
  send: (method: 'POST', path: string, body: object) => Promise<{ status: number; body: unknown }>
}

/** A brewery has an address told what happens: everything, unless it chooses. */
export async function aWebhook(
  seller: Seller,
  {
    address = 'https://stock.cerveceria.example/avisos',
    events = WEBHOOK_EVENTS as readonly WebhookEvent[],
  } = {},
): Promise<WebhookWithSecret> {
  const answer = await seller.send('POST', `/company/${seller.id}/webhooks`, { address, events })
  if (answer.status !== 201) throw new Error(`the webhook was refused: ${JSON.stringify(answer.body)}`)
  return answer.body as WebhookWithSecret
}
