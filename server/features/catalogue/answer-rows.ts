import type { ResponseOf } from '#contract/endpoint.ts'
import { errorBody, type Refusal } from '#contract/errors.ts'
import type { changeOwnProducts } from '#contract/own-products.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { readProductsById } from './own-product-rows.ts'

/** Rows of a brewery's table as they are once they were changed, and beside those that were not, why. */
export async function answerRows(
  { pool, env }: Pick<Services, 'pool' | 'env'>,
  companyId: string,
  ids: string[],
  refusals: ReadonlyMap<string, Refusal>,
): Promise<ResponseOf<typeof changeOwnProducts>> {
  const now = await readProductsById((query) => pool.query(query), { companyId, today: shopDay(env), ids })
  return {
    rows: ids.map((id) => {
      const refusal = refusals.get(id)
      return { id, product: now.get(id) ?? null, refused: refusal ? refusedOf(refusal) : null }
    }),
  }
}

function refusedOf(refusal: Refusal) {
  const { code, message, fields } = errorBody(refusal)
  return { code, message, ...(fields && { fields }) }
}
