import type { SessionUser } from '#contract/identity.ts'
import { BEERS_PER_PAGE } from '#contract/limits.ts'
import type { CompanyProfile } from '#contract/profiles.ts'
import { emailProof } from '#web/request/email-proof.server.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { figuresOf } from './brewery-facts.tsx'
import { isPresentable } from './own-company.ts'

/**
 * What /company/{id} shows of a company: its public face, a page of its beers, and in `own` what its seller alone may
 * see and do, unless they ask to see it as buyers do (`?public`): then `isPreview`. An admin who comes from the panel reads the record, in `panel`. Everybody else, other admins too, sees
 * what is on sale.
 */
export async function showCompany(context: PageContext, profile: CompanyProfile, url: URL) {
  const { private: record, Products, ...company } = profile
  const readAt = `/company/${company.id}`
  const user = await sessionUser(context)
  const comesFromPanel = user?.role === 'Admin' && url.searchParams.get('from') === 'panel'
  const panel = comesFromPanel && record ? { record } : null
  const isOwn = user?.role === 'Company' && user.id === company.id
  const isPreview = isOwn && url.searchParams.has('public')
  const asksToEdit = url.searchParams.has('edit')
  const own = isOwn && !isPreview ? ownOf(context, user, { record, readAt, asksToEdit }) : null
  const onSale = Products.filter(({ status }) => status)
  const { list, ...at } = pageOf(own ? Products : onSale, url.searchParams.get('pag'))
  const hearts = await readHearts(context)
  const beers = { ...at, list: list.map(hearts.mark) }
  return {
    company,
    readAt,
    own,
    panel,
    isPreview,
    isFollowed: hearts.follows(company.id),
    figures: figuresOf(onSale),
    beers,
  }
}

type Own = { record: CompanyProfile['private']; readAt: string; asksToEdit: boolean }

function ownOf(context: PageContext, user: SessionUser, { record, readAt, asksToEdit }: Own) {
  if (!record) return null
  const editAt = `${readAt}?edit`
  const isNew = !isPresentable(record)
  const proof = emailProof(context, record.hasPassword, editAt)
  return { user, record, editAt, proof, isNew, isEditing: asksToEdit || isNew }
}

/** A page of beers; the nearest one there is where the address names another. */
function pageOf(beers: CompanyProfile['Products'], asked: string | null) {
  const total = Math.max(1, Math.ceil(beers.length / BEERS_PER_PAGE))
  const page = Math.min(Math.max(Math.trunc(Number(asked)) || 1, 1), total)
  return { page, total, list: beers.slice((page - 1) * BEERS_PER_PAGE, page * BEERS_PER_PAGE) }
}
