import { BEERS_PER_PAGE } from '#contract/limits.ts'
import type { CompanyProfile } from '#contract/profiles.ts'
import { emailProof } from '#web/request/email-proof.server.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { isPresentable } from './own-company.ts'

/**
 * What /company/{id} shows of a company: its public face, a page of its beers, and in `own` what its seller alone may
 * see and do. Everybody else, admins too, sees what is on sale.
 */
export async function showCompany(context: PageContext, profile: CompanyProfile, url: URL) {
  const { private: record, Products, ...company } = profile
  const readAt = `/company/${company.id}`
  const own = await ownOf(context, { record, readAt, asksToEdit: url.searchParams.has('edit') })
  const beers = own ? Products : Products.filter(({ status }) => status)
  return { company, readAt, own, beers: pageOf(beers, url.searchParams.get('pag')) }
}

type Own = { record: CompanyProfile['private']; readAt: string; asksToEdit: boolean }

async function ownOf(context: PageContext, { record, readAt, asksToEdit }: Own) {
  const user = await sessionUser(context)
  if (!record || user?.role !== 'Company' || user.id !== record.id) return null
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
