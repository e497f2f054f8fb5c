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

const BETWEEN_SIGNS = /[\s#.\u2010-\u2015-]/g

/**
 * The number of an order as somebody copies it by hand: its code or its whole id, in capitals or not, with spaces and
 * hyphens, and letters where none are (O for 0, I and L for 1).
 * @returns the code in capitals and, where it was whole, the id; undefined: no order is called so
 */
export function readOrderNumber(typed: string): { code: string; id: string | null } | undefined {
  const signs = typed.replace(BETWEEN_SIGNS, '').toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')
  if (isOrderCode(signs)) return { code: signs.toUpperCase(), id: null }
  if (!/^[0-9a-f]{32}$/.test(signs)) return undefined
  const id = signs.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { code: orderCode(id), id }
}
