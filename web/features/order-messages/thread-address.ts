type ThreadId = { orderId: string; companyId: string }

/** Which page of a thread an address asks for: a word of its own, since other lists of the same page have `pag`. */
const PAGE = 'messages'

/** The page of a thread that an address asks for, from 1; the newest messages are on the first. */
export function threadPageOf(query: URLSearchParams): number {
  return Math.min(Math.max(Math.trunc(Number(query.get(PAGE))) || 1, 1), 999_999)
}

/** The same address with another page of the thread on it. @param at path with what else it asks for */
export function threadPageAddress(at: string, page: number): string {
  const [path, asked] = at.split('?')
  const query = new URLSearchParams(asked)
  query.delete(PAGE)
  if (page > 1) query.set(PAGE, String(page))
  return query.size ? `${path}?${query}` : path!
}

/** Where a buyer reads what they and a brewery wrote each other about an order. */
export function ownThreadAddress({ orderId, companyId }: ThreadId): string {
  return `/myShop/${orderId}/messages/${companyId}`
}

/** Where an admin reads the same. */
export function deskThreadAddress({ orderId, companyId }: ThreadId): string {
  return `/admin/orders/${orderId}/messages/${companyId}`
}

/** Where a browser gets a picture of a message: a call, which asks who is there. */
export function messagePictureAddress(
  { orderId, companyId }: ThreadId,
  pictureId: string,
  size: 'small' | 'whole',
): string {
  const at = `/api/orders/${orderId}/parcels/${companyId}/messages/pictures/${pictureId}`
  return size === 'small' ? `${at}?size=small` : at
}
