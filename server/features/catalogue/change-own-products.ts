import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { ChangedRow, changeOwnProducts as call } from '#contract/own-products.ts'
import type { changeBeer } from '#contract/publishing.ts'
import type { beers } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { answerRows } from './answer-rows.ts'
import { changeOwnBeer } from './change-beer.ts'

/**
 * Changes beers of the caller's company one after the other, each in a transaction of its own and as its form would. Answers
 * row by row: what one is refused for (as changeOwnBeer does; record-changed for another edition) keeps no other back.
 * Refuses: user-not-found, for everybody but the company itself.
 */
export async function changeOwnProducts(
  services: Pick<Services, 'db' | 'pool' | 'media' | 'env'>,
  id: string,
  { rows }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const companyId = id.toLowerCase()
  if (caller.id !== companyId) return refuse('user-not-found')
  const refusals = new Map<string, Refusal>()
  for (const row of rows) {
    const refusal = await changeOwnBeer(services, row.id, (beer) => changeOf(beer, row), { companyId })
    if (refusal) refusals.set(row.id, refusal)
  }
  const ids = rows.map((row) => row.id)
  return answerRows(services, companyId, ids, refusals)
}

/**
 * A row as the record that the form of its beer would send: what the row leaves out stays as it stands under the lock. A
 * switch alone overwrites nothing of what somebody else edited, and compares no edition.
 */
function changeOf(beer: typeof beers.$inferSelect, row: ChangedRow): BodyOf<typeof changeBeer> {
  const { edition, price, stock, stockShown, status } = row
  if (price === undefined && stock === undefined) return { companyId: beer.companyId, status: status! }
  const { name, type, description, presentation, abvPercent, ibu, onHand, priceCents } = beer
  return {
    ...{ name, type, description, presentation, ABV: abvPercent, IBU: ibu },
    price: price ?? dollarsFromCents(priceCents),
    stock: stock ?? onHand,
    stockShown: stockShown ?? onHand,
    editionShown: edition,
    ...(status !== undefined && { status }),
  }
}
