import type { Context } from 'hono'
import type { BeerFilter } from '#contract/beer-filter.ts'
import type { listBeers as call } from '#contract/catalogue.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import { peerAddress } from '../../http/peer-address.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { isCursorOf } from './beer-cursor.ts'
import type { KeepFruitlessSearch } from './keep-fruitless-search.ts'
import { listNewestBeers } from './list-newest-beers.ts'
import { createSearchInTurn } from './search-in-turn.ts'

type ListBeersAsAsked = (
  query: QueryOf<typeof call>,
  caller: SessionUser | null,
  context: Context,
) => Promise<ResponseOf<typeof call> | Refusal>

/**
 * Makes `GET /product`, which has two forms: with a query a page with its total; without one a plain array of a thousand.
 * The `Link` header of both leads on (RFC 8288), by where the last beer stands and not by counting up to it. Refuses what
 * a search refuses, and a cursor of another order: malformed.
 */
export function createListBeersAsAsked(
  services: Pick<Services, 'pool' | 'env' | 'search'>,
  keepFruitless: KeepFruitlessSearch,
): ListBeersAsAsked {
  const { pool, env } = services
  const search = createSearchInTurn(services)
  const peerOf = peerAddress(env.TRUSTED_PROXIES)
  return async (query, caller, context) => {
    const { cursor, facets, ...filter } = query
    const isPlain = Object.keys(query).every((name) => name === 'cursor')
    if (cursor && !isCursorOf(isPlain, cursor)) {
      return refuse('malformed', undefined, { cursor: textOf(formTexts.badId) })
    }
    if (isPlain) {
      const { beers, next } = await listNewestBeers(pool, shopDay(env), cursor)
      linkTo(context, {}, next)
      return beers
    }
    const address = peerOf(context)
    const found = await search({ filter, cursor, facets: facets === '1', address })
    if (isRefusal(found)) return found
    const browser = context.req.header('user-agent') ?? ''
    // Who sees as somebody leaves no trace of what they look for.
    if (!cursor && !caller?.seeing) keepFruitless({ filter, page: found.page, address, browser })
    // With a query in any case: without one the answer is the other form.
    linkTo(context, { ...filter, pag: 1 }, found.next)
    return found.page
  }
}

function linkTo(context: Context, filter: BeerFilter, next: string | undefined): void {
  if (!next) return
  const set = Object.entries({ ...filter, cursor: next }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)]))
  context.header('Link', `</api/product?${query}>; rel="next"`)
}
