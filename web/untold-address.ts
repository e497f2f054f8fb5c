/**
 * Of a page whose address holds a key: no other site is told the address. `no-referrer` would say no more to others, and have browsers send the
 * page's form, where no script sends it, with the origin `null`, which is refused as another site's (Fetch, "append a request `Origin` header").
 */
export const UNTOLD_ADDRESS = { name: 'referrer', content: 'same-origin' } as const
