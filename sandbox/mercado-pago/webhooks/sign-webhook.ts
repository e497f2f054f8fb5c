import { createHmac } from 'node:crypto'

/**
 * The `x-signature` header of a notification: `ts=…,v1=…`, v1 being the hex HMAC-SHA256 of
 * `id:{data.id in lower case};request-id:{x-request-id};ts:{ts};`, without its first part where there is no id
 * (https://www.mercadopago.com/developers/en/docs/your-integrations/notifications/webhooks).
 * `ts` is in seconds, as Mercado Pago's own client reads it when it is given a tolerance; examples in its
 * documentation show seconds and milliseconds, so whoever checks an age must accept both.
 */
export function signWebhook(secret: string, dataId: string, requestId: string, at: number): string {
  const ts = Math.floor(at / 1000)
  const id = dataId && `id:${dataId.toLowerCase()};`
  const manifest = `${id}request-id:${requestId};ts:${ts};`
  return `ts=${ts},v1=${createHmac('sha256', secret).update(manifest).digest('hex')}`
}
