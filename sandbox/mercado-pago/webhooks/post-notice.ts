import { randomUUID } from 'node:crypto'
import { account } from '../account.ts'
import type { DeliveryRecord } from '../records.ts'
import { signWebhook } from './sign-webhook.ts'

/** Sends a notice once. Answers the shop's status as text, or what went wrong; never throws. */
export async function postNotice(
  delivery: DeliveryRecord,
  secret: string,
  timeoutMs: number,
  stopping: AbortSignal,
): Promise<string> {
  const dataId = String(delivery.paymentId)
  const requestId = randomUUID()
  const url = new URL(delivery.url)
  url.searchParams.set('data.id', dataId)
  url.searchParams.set('type', 'payment')
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'MercadoPago WebHook v1.0 payment',
        'x-request-id': requestId,
        'x-signature': signWebhook(secret, dataId, requestId, Date.now()),
      },
      body: JSON.stringify({
        action: delivery.action,
        api_version: 'v1',
        data: { id: dataId },
        date_created: new Date(delivery.createdAt).toISOString(),
        id: delivery.id,
        live_mode: false,
        type: 'payment',
        user_id: String(account.collectorId),
      }),
    })
    await answer.body?.cancel()
    return String(answer.status)
  } catch (error) {
    if (!(error instanceof Error)) return String(error)
    return error.cause instanceof Error ? error.cause.message : error.message
  }
}
