/** How many characters of an order's id people call it by. */
const CODE_CHARACTERS = 8

/**
 * How people call an order, on every page, in every mail and file: the end of its id, in capitals. Ids of orders begin
 * with the time, so that their ends tell them apart.
 */
export function orderCode(orderId: string): string {
  return orderId.slice(-CODE_CHARACTERS).toUpperCase()
}
