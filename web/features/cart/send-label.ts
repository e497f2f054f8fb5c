/** A beer was put into the cart by `control`: shows its label on its way there. The motion comes when it is first needed. */
export function sendLabel(control: Element | null): void {
  // Without it the number has changed all the same.
  import('./fly-to-cart.ts').then(
    ({ flyToCart }) => flyToCart(control),
    () => {},
  )
}
