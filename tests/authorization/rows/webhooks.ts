import { randomUUID } from 'node:crypto'
import { webhookDeliveries, webhookTargets } from '#database/schema.ts'
import { seal } from '#server/sealing/seal.ts'
import { onlySellers } from '../answers.ts'
import type { Row, Shop } from '../row.ts'

const BODY = { address: 'https://stock.cerveceria.example/avisos', events: ['order.paid'] }

/** The brewery's program, and something that was sent there. */
async function aTarget({ services: { db, env }, target: { companyId } }: Shop) {
  const sealed = seal(env.payoutKeys, 'webhook secret', companyId, 'whsec_c2VjcmV0')
  const [made] = await db
    .insert(webhookTargets)
    .values({ companyId, address: BODY.address, events: ['order.paid'], sealed })
    .returning()
  const [sent] = await db
    .insert(webhookDeliveries)
    .values({ targetId: made!.id, messageId: randomUUID(), kind: 'order.paid', body: '{"data":{}}' })
    .returning()
  return { webhookId: made!.id, deliveryId: sent!.id }
}

const BODIES: Record<string, object> = { changeWebhook: BODY, turnWebhook: { on: false } }

export const WEBHOOKS: Row[] = [
  {
    call: 'listWebhooks',
    given: aTarget,
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlySellers({ seller: 200, rivalSeller: 'user-not-found' }),
  },
  {
    call: 'addWebhook',
    ask: ({ companyId }) => ({ params: { id: companyId }, body: BODY }),
    answers: onlySellers({ seller: 201, rivalSeller: 'user-not-found' }),
  },
  ...['getWebhook', 'changeWebhook'].map(
    (call): Row => ({
      call,
      given: aTarget,
      ask: ({ companyId, made }) => ({
        params: { id: companyId, webhookId: made.webhookId! },
        ...(call in BODIES && { body: BODIES[call]! }),
      }),
      answers: onlySellers({ seller: 200, rivalSeller: 'user-not-found' }),
    }),
  ),
  ...['turnWebhook', 'renewWebhookSecret', 'testWebhook', 'sendWebhookAgain', 'removeWebhook'].map(
    (call): Row => ({
      call,
      given: aTarget,
      ask: ({ companyId, made: { webhookId, deliveryId } }) => ({
        params: {
          ...{ id: companyId, webhookId: webhookId! },
          ...(call === 'sendWebhookAgain' && { deliveryId: deliveryId! }),
        },
        ...(call in BODIES && { body: BODIES[call]! }),
      }),
      answers: onlySellers({ seller: 200, rivalSeller: 'not-found' }),
    }),
  ),
]
