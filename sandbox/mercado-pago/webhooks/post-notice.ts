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
  const { id: dataId } = delivery.data as { id?: string | number }
  const requestId = randomUUID()
  const signature = signWebhook(secret, dataId === undefined ? '' : String(dataId), requestId, Date.now())
  try {
    const answer = await fetch(addressOf(delivery, dataId), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': `MercadoPago WebHook v1.0 ${delivery.topic}`,
        'x-request-id': requestId,
        ...(delivery.isSigned && { 'x-signature': signature }),
      },
      body: JSON.stringify(bodyOf(delivery)),
    })
    await answer.body?.cancel()
    return String(answer.status)
  } catch (error) {
    if (!(error instanceof Error)) return String(error)
    return error.cause instanceof Error ? error.cause.message : error.message
  }
}

function addressOf({ url, form, topic, body }: DeliveryRecord, dataId: string | number | undefined): URL {
  const address = new URL(url)
  if (dataId !== undefined) address.searchParams.set(form === 'ipn' ? 'id' : 'data.id', String(dataId))
  if (!body) address.searchParams.set(form === 'ipn' ? 'topic' : 'type', topic)
  return address
}

function bodyOf(delivery: DeliveryRecord) {
  if (delivery.body) return delivery.body
  if (delivery.form === 'ipn') return { resource: delivery.data.id, topic: delivery.topic }
  return {
    action: delivery.action,
    api_version: 'v1',
    data: delivery.data,
    date_created: new Date(delivery.createdAt).toISOString(),
    id: delivery.id,
    live_mode: false,
    type: delivery.topic,
    user_id: String(account.collectorId),
    ...delivery.extra,
  }
}
