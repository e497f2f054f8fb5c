/**
 * Forms that change the cart are POSTs to /cart with `beerId` and `seenCents` (the price that the page showed).
 * `intent` is set, buy, remove, accept or start, or again (with `orderId` alone: buy-again.server.ts); a button's `step` (1 or -1) is added to `quantity`; `back` is the path
 * of the page that the form stands on. Where more was asked for than can be had, that page is told how many (asked-at.ts).
 */

/** Where a page shows this beer's cart control: a form without JavaScript returns there instead of to the top. */
export function controlId(beerId: string): string {
  return `cart-${beerId}`
}

/** The form of a line of the cart: for buttons that ask the same of it from elsewhere on the page. */
export function lineFormId(beerId: string): string {
  return `line-${beerId}`
}
