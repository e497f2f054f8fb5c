import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { companyPicture } from '#contract/label-address.ts'
import { OTHER_BEERS } from '#contract/limits.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import type { Surroundings } from '#contract/surroundings.ts'
import { beers, companies, users } from '#database/schema.ts'
import { readBeersInOrder } from '../../features/catalogue/find-beers.ts'
import { createLookInTurn } from '../../features/catalogue/look-in-turn.ts'
import { labelColour } from '../../features/labels/label-colour.ts'
import { isPublicCompany } from '../../people/is-public-company.ts'
import { tastesMuchOf } from '../../search/tastes-much-of.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'

/**
 * Makes `GET /product/{id}/surroundings`: what stands around a beer on its page. Counts and others come from the index, so that they cost
 * the same however many a brewery has; where that is asked too much at once, or too slow, the rest is told without them.
 * Refuses: beer-not-found.
 */
export function createGetSurroundings({
  db,
  pool,
  env,
  search,
}: Pick<Services, 'db' | 'pool' | 'env' | 'search'>) {
  const lookInTurn = createLookInTurn({ pool, env })
  // By its key alone: a beer that is off sale still has its label and its brewery.
  const beerById = db
    .select({
      beer: beers,
      company: companies,
      shownAs: sql<string>`shown_name(${companies.id})`,
      isPublic: isPublicCompany,
    })
    .from(beers)
    .innerJoin(companies, eq(companies.id, beers.companyId))
    .leftJoin(users, eq(users.id, companies.userId))
    .where(eq(beers.id, sql.placeholder('id')))
    .prepare('beer_with_company')

  async function othersOf(companyId: string, id: string, context: Context) {
    const today = shopDay(env)
    const answer = await lookInTurn(context, {
      // One question: those that cannot be bought come last, and count.
      find: async () => {
        const found = await search.findIfThere({
          ...{ today, skip: 0, filter: { company: [companyId], order: 'OrderBestRated' } },
          // With one more: this beer may be among them.
          take: OTHER_BEERS + 1,
        })
        const ids = (found?.beers ?? []).map((beer) => beer.id).filter((other) => other !== id)
        return { total: found?.total ?? 0, ids: ids.slice(0, OTHER_BEERS) }
      },
      read: async (ask, { total, ids }) => {
        const read = await readBeersInOrder(ask, ids, today)
        return { total, others: read.filter((beer) => unitsToBeHad(beer) > 0) }
      },
    })
    return isRefusal(answer) ? { total: 0, others: [] } : answer
  }

  return async (asked: string, context: Context): Promise<Surroundings | Refusal> => {
    const id = asked.toLowerCase()
    if (!isUuid(id)) return refuse('beer-not-found')
    const [found] = await beerById.execute({ id })
    if (!found) return refuse('beer-not-found')
    const { beer, company, shownAs, isPublic } = found
    const around = {
      tastes: tastesMuchOf({ type: beer.type, abv: beer.abvPercent, ibu: beer.ibu }),
      labelColour: beer.image ? null : labelColour(company.company),
    }
    if (!isPublic) return { ...around, brewery: null, others: [] }
    const { total, others } = await othersOf(company.id, id, context)
    const { country, state, city, story } = company
    const image = companyPicture(company)
    return {
      ...around,
      brewery: { id: company.id, company: shownAs, country, state, city, story, image, beers: total },
      others,
    }
  }
}
