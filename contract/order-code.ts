/** How many characters of an order's id people call it by. */
export const ORDER_CODE_CHARACTERS = 8

/**
 * How people call an order, on every page, in every mail and file: the end of its id, in capitals. Ids of orders begin
 * with the time, so that their ends tell them apart.
 */
export function orderCode(orderId: string): string {
  return orderId.slice(-ORDER_CODE_CHARACTERS).toUpperCase()
}

/** Whether a word can be the code of an order, in capitals or not. */
export function isOrderCode(word: string): boolean {
  return word.length === ORDER_CODE_CHARACTERS && /^[0-9a-f]+$/i.test(word)
}
