import { data } from 'react-router'
import { type BeerDetail, getBeer, listOwnBeers, type OwnBeer } from '#contract/catalogue.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { getCompany } from '#contract/profiles.ts'
import { listToldActs } from '#contract/told-acts.ts'
import { callApi, tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { wordsMatchSaid } from '#web/request/words-match.server.ts'
import { type BeerValues, valuesOf } from './beer-values.ts'

const NOTHING = { products: [] as OwnBeer[], total: 0, totalPages: 0 }

/**
 * A page of a seller's own beers, of those that words find where the address has some; the nearest one there is where it names
 * another. Where they cannot be found just now it says why: what somebody writes beside them stays.
 */
export async function ownBeers(context: PageContext, user: SessionUser, query: URLSearchParams) {
  const asked = query.get('pag') ?? ''
  const wanted = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  const q = (query.get('q')?.trim() ?? '').slice(0, SEARCH_MAX_CHARACTERS)
  const call = (pag: number) =>
    tryApi(context, listOwnBeers, { params: { id: user.id }, query: { q, pag: String(pag) } })
  const first = await call(wanted)
  const page = first.ok ? Math.max(1, Math.min(wanted, first.value.totalPages)) : 1
  const answer = page === wanted ? first : await call(page)
  if (!answer.ok && !q) throw data(answer.error, { status: answer.status })
  if (!answer.ok) return { q, page, said: '', failed: answer.error.message, ...NOTHING }
  const { match, ...list } = answer.value
  return { q, page, said: wordsMatchSaid(match), failed: '', ...list }
}

/**
 * What a seller's form says of their company: the name that labels bear, without the place that tells it from others (who works for it is told
 * the name with it), '' while there is none; and the countries that it ships to, null for all.
 */
export async function ownCompany(context: PageContext, user: SessionUser) {
  const profile = await callApi(context, getCompany, { params: { id: user.id } })
  return { id: user.id, company: profile.private?.company ?? profile.company, shipsTo: profile.shipsTo }
}

/** A seller's own beer with all that is kept about it; null for every other. */
export async function ownBeer(
  context: PageContext,
  user: SessionUser,
  id: string,
): Promise<BeerDetail | null> {
  const answer = await tryApi(context, getBeer, { params: { id } })
  if (answer.ok) return answer.value.companyId === user.id ? answer.value : null
  if (answer.status === 404) return null
  throw data(answer.error, { status: answer.status })
}

/** Why the administration blocked a seller's own beer; null where it gave no reason. */
export async function readBlockReason(context: PageContext, beerId: string): Promise<string | null> {
  const { acts } = await callApi(context, listToldActs, { query: { subject: beerId } })
  return acts.find(({ action }) => action === 'beer-deactivated')?.reason ?? null
}

/** What a new beer begins with: its source by name, and its values as a form holds them; null where it is none of the seller's. */
export type BeerCopy = { id: string; name: string; values: BeerValues } | null

/**
 * The beer that `?from=` names as what another one begins with, under its name and with its picture: stock and days are each
 * batch's own. Undefined where the address names none.
 */
export async function copyOfBeer(
  context: PageContext,
  user: SessionUser,
  query: URLSearchParams,
): Promise<BeerCopy | undefined> {
  const id = query.get('from')
  if (!id) return undefined
  const beer = isUuid(id) ? await ownBeer(context, user, id) : null
  if (!beer) return null
  const values = { ...valuesOf(beer), stock: '', packagedOn: '', bestBefore: '', status: '' }
  return { id: beer.id, name: beer.name, values }
}
