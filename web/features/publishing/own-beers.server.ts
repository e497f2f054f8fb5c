import { data } from 'react-router'
import { type BeerDetail, getBeer, listOwnBeers } from '#contract/catalogue.ts'
import type { SessionUser } from '#contract/identity.ts'
import { getCompany } from '#contract/profiles.ts'
import { listToldActs } from '#contract/told-acts.ts'
import { callApi, tryApi } from '#web/api.ts'
import type { PageContext } from '#web/request/page-request.ts'

/** A page of a seller's own beers; the nearest one there is where the address names another. */
export async function ownBeers(context: PageContext, user: SessionUser, asked: string | null) {
  const wanted = /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1
  const call = (pag: number) =>
    callApi(context, listOwnBeers, { params: { id: user.id }, query: { pag: String(pag) } })
  const list = await call(wanted)
  const page = Math.max(1, Math.min(wanted, list.totalPages))
  return { page, ...(page === wanted ? list : await call(page)) }
}

/**
 * What a seller's form says of their company: the name that labels bear, without the place that tells it from others, '' while
 * there is none; and the countries that it ships to, null for all.
 */
export async function ownCompany(context: PageContext, user: SessionUser) {
  const profile = await callApi(context, getCompany, { params: { id: user.id } })
  return { id: user.id, company: profile.private?.company ?? '', shipsTo: profile.shipsTo }
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
