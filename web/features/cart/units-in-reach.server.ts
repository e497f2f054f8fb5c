import { countCart } from '#contract/orders.ts'
import { tryApi } from '#web/api.ts'
import { cartEntries } from '#web/request/cart-entries.ts'
import type { PageContext } from '#web/request/page-request.ts'

/**
 * How many units of each beer in the cart can be had, for its icon on every page. Nothing is asked for an empty cart, and
 * where the shop cannot answer now all units are counted: no page fails for its icon.
 */
export async function unitsInReach(context: PageContext): Promise<Record<string, number>> {
  if (!cartEntries(context).length) return {}
  const answer = await tryApi(context, countCart)
  return answer.ok ? answer.value.ofBeers : {}
}
