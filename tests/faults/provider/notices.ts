import { createHmac, randomUUID } from 'node:crypto'
import type { TwoShops } from '#tests/running/two-shops.ts'

export type Notice = {
  dataId: string
  type: string
  headers: { 'x-request-id'?: string; 'x-signature'?: string }
  body: unknown
}

const secretOf = ({ world }: TwoShops) => world.settings.MERCADO_PAGO_WEBHOOK_SECRET!

/** The v1 of a notice's signature, as the provider makes it. */
function sign(secret: string, dataId: string, requestId: string, ts: string): string {
  return createHmac('sha256', secret)
    .update(`id:${dataId.toLowerCase()};request-id:${requestId};ts:${ts};`)
    .digest('hex')
}

/** A notice that is truly the provider's. @param facts `at`: what its clock says, in milliseconds */
export function aGenuineNotice(
  shops: TwoShops,
  paymentId: string,
  facts: { type?: string; at?: number; body?: unknown } = {},
): Notice {
  const { type = 'payment', at = Date.now() } = facts
  const requestId = randomUUID()
  const ts = String(Math.floor(at / 1000))
  const body = facts.body ?? {
    ...{ id: Math.floor(Math.random() * 1e12), action: 'payment.updated', api_version: 'v1', type },
    data: { id: paymentId },
  }
  const v1 = sign(secretOf(shops), paymentId, requestId, ts)
  return {
    ...{ dataId: paymentId, type, body },
    headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
  }
}

/** Sends it to one of the processes; answers the status. */
export async function deliver(shops: TwoShops, { dataId, type, headers, body }: Notice): Promise<number> {
  const query = new URLSearchParams({ 'data.id': dataId, type })
  const answer = await fetch(`http://localhost:${shops.turn()}/api/webhooks/mercado-pago?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

const part = (notice: Notice, pattern: RegExp) => pattern.exec(notice.headers['x-signature']!)![1]!

/** Ways to make a notice that is none, out of two that are genuine. */
export const FORGERIES: Record<string, (genuine: Notice, other: Notice, shops: TwoShops) => Notice> = {
  'a signature of nothing': (genuine) => signed(genuine, `ts=1,v1=${'0'.repeat(64)}`),
  'a digit changed': (genuine) =>
    signed(
      genuine,
      genuine.headers['x-signature']!.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
  'no signature': ({ headers: { 'x-signature': _, ...headers }, ...genuine }) => ({ ...genuine, headers }),
  'no headers at all': (genuine) => ({ ...genuine, headers: {} }),
  'an empty signature': (genuine) => signed(genuine, ''),
  'half a signature': (genuine) => signed(genuine, genuine.headers['x-signature']!.slice(0, -32)),
  'an older time': (genuine) =>
    signed(genuine, `ts=${Number(part(genuine, /ts=(\d+)/)) - 86_400},v1=${part(genuine, /v1=(\w+)/)}`),
  'a time of its own': (genuine) => signed(genuine, `ts=${Date.now()},v1=${part(genuine, /v1=(\w+)/)}`),
  'no time': (genuine) => signed(genuine, `v1=${part(genuine, /v1=(\w+)/)}`),
  'the signature of another payment': (genuine, other) => ({ ...genuine, headers: other.headers }),
  'another payment in its address': (genuine, other) => ({ ...genuine, dataId: other.dataId }),
  'an old one under another request id': (genuine) => ({
    ...genuine,
    headers: { ...genuine.headers, 'x-request-id': randomUUID() },
  }),
  'an old one without its request id': ({ headers: { 'x-request-id': _, ...headers }, ...genuine }) => ({
    ...genuine,
    headers,
  }),
  'signed with another secret': (genuine) => {
    const [requestId, ts] = [genuine.headers['x-request-id']!, part(genuine, /ts=(\d+)/)]
    return signed(genuine, `ts=${ts},v1=${sign('another secret', genuine.dataId, requestId, ts)}`)
  },
  'signed with an empty secret': (genuine) => {
    const [requestId, ts] = [genuine.headers['x-request-id']!, part(genuine, /ts=(\d+)/)]
    return signed(genuine, `ts=${ts},v1=${sign('', genuine.dataId, requestId, ts)}`)
  },
  'another algorithm': (genuine) => signed(genuine, genuine.headers['x-signature']!.replace('v1=', 'v0=')),
  'a signature with something behind it': (genuine) =>
    signed(genuine, `${genuine.headers['x-signature']},v1=0`),
  'a payment that is no number': (genuine) => ({ ...genuine, dataId: `${genuine.dataId}'; --` }),
}

function signed(genuine: Notice, signature: string): Notice {
  return { ...genuine, headers: { ...genuine.headers, 'x-signature': signature } }
}
