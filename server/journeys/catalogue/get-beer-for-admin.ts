import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { AdminBeer } from '#contract/people-records.ts'
import { beers } from '#database/schema.ts'
import { getBeer } from '../../features/catalogue/get-beer.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'

/** A beer as its seller sees it, in any state, with the switches that keep it off sale. Refuses: beer-not-found. */
export async function getBeerForAdmin(
  { db, pool, env }: Pick<Services, 'db' | 'pool' | 'env'>,
  id: string,
  caller: SessionUser,
): Promise<AdminBeer | Refusal> {
  const beer = await getBeer(pool, id, caller, shopDay(env))
  if (isRefusal(beer)) return beer
  const { available, companyActive } = beers
  const [switches] = await db.select({ available, companyActive }).from(beers).where(eq(beers.id, id))
  return { ...(beer as AdminBeer), ...switches! }
}
