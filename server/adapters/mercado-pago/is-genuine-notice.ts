import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE = /^ts=(\d{1,20}),v1=([0-9a-f]{64})$/i

/**
 * Whether a notice was signed with the account's secret: `x-signature: ts=…,v1=…`, v1 being the HMAC-SHA256 of
 * `id:{data.id};request-id:{x-request-id};ts:{ts};`, where a part that did not come is left out
 * (developers: "Webhooks", validating the origin of a notification). The page has letters of an id in lower case, the
 * provider's own clients take them as sent (sdk-nodejs, pull request 439): either will do. Takes the same time for every
 * wrong signature.
 *
 * The age of `ts` is not judged: Mercado Pago repeats notices for days, and a replayed one only makes us ask again.
 */
export function isGenuineNotice(
  secret: string,
  notice: { dataId: string; requestId: string; signature: string },
): boolean {
  const [, ts, signed] = SIGNATURE.exec(notice.signature.replaceAll(' ', '')) ?? []
  const requestId = notice.requestId ? `request-id:${notice.requestId};` : ''
  const expectedOf = (dataId: string) => {
    const id = dataId ? `id:${dataId};` : ''
    return createHmac('sha256', secret).update(`${id}${requestId}ts:${ts};`).digest()
  }
  // Compared even when the header made no sense, so that it takes as long.
  const given = Buffer.from(signed ?? '0'.repeat(64), 'hex')
  const isAsSent = timingSafeEqual(expectedOf(notice.dataId), given)
  const isInLowerCase = timingSafeEqual(expectedOf(notice.dataId.toLowerCase()), given)
  return (isAsSent || isInLowerCase) && signed !== undefined
}
