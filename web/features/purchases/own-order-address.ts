/** The address of one's order, and of what is open over it: `cancel` and `units` name a brewery, `review` a beer. */
export function ownOrderAddress(
  orderId: string,
  over: { review?: string; cancel?: string; units?: string } = {},
): string {
  const query = new URLSearchParams(over)
  return query.size ? `/myShop/${orderId}?${query}` : `/myShop/${orderId}`
}

/** Where its receipt is. */
export function receiptAddress(orderId: string): string {
  return `/myShop/${orderId}/receipt`
}
