/**
 * The fields of forms that change the cart without JavaScript: every one is a POST to /cart. `intent` says what to do;
 * a button's `step` (1 or -1) is added to `quantity`; `back` is the path to return to.
 */
export const CART_INTENTS = ['set', 'buy', 'remove', 'accept', 'start'] as const
export type CartIntent = (typeof CART_INTENTS)[number]

/** Where a page shows this beer's cart control: the form returns there instead of to the top. */
export function controlId(beerId: string): string {
  return `cart-${beerId}`
}
