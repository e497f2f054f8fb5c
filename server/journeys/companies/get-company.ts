import { eq, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { companyPicture } from '#contract/label-address.ts'
import type { CompanyProfile } from '#contract/profiles.ts'
import { staffMay } from '#contract/staff-roles.ts'
import { companies, followedCompanies, users } from '#database/schema.ts'
import { companyRecord } from '../../features/companies/company-record.ts'
import { isPublicCompany } from '../../people/is-public-company.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { shownPauseOf } from '../pauses/read-pause.ts'
import { listCompanyBeers } from './list-company-beers.ts'

type CompanyRow = typeof companies.$inferSelect
type Owner = { id: string; email: string; active: boolean } | null

/**
 * A brewery's public face with its beers on sale; for itself and admins all its beers, and the whole record.
 * Refuses: user-not-found, for everybody else also while it is switched off, deleted, waits to be looked at, or is not yet filled in.
 */
export async function getCompany(
  services: Services,
  id: string,
  caller: SessionUser | null,
): Promise<CompanyProfile | Refusal> {
  if (!isUuid(id)) return refuse('user-not-found')
  const [found] = await services.db
    .select({
      company: companies,
      shownAs: sql<string>`shown_name(${companies.id})`,
      isPublic: isPublicCompany,
      owner: { id: users.id, email: users.email, active: users.active },
    })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, id))
  if (!found) return refuse('user-not-found')
  const { company, shownAs, isPublic, owner } = found
  const isKeeper =
    (caller?.role === 'Admin' && staffMay(caller.staff, 'read-desk')) || caller?.id === company.id
  if (!isKeeper && !isPublic) return refuse('user-not-found')

  const today = shopDay(services.env)
  const [beers, whole] = await Promise.all([
    listCompanyBeers(services.pool, company.id, isKeeper, today),
    // Who works for it sells its beers; its owner's document and e-mail are none of their business.
    isKeeper && !caller?.team ? privateRecord(services, company, owner) : undefined,
  ])
  return {
    id: company.id,
    company: shownAs,
    story: company.story,
    image: companyPicture(company),
    country: company.country,
    state: company.state,
    city: company.city,
    shipsTo: company.shipsTo,
    pause: shownPauseOf(company, today),
    hasSeller: company.userId !== null,
    Products: beers,
    ...(whole && { private: whole }),
  }
}

/** Everything about a company; an imported one has nobody who logs in. */
async function privateRecord(
  { db, identity }: Services,
  company: CompanyRow,
  owner: Owner,
): Promise<CompanyProfile['private']> {
  const [means, followers] = await Promise.all([
    owner && identity.logInMeans(owner.id),
    db.$count(followedCompanies, eq(followedCompanies.companyId, company.id)),
  ])
  const { emailVerified, hasPassword, pendingEmail } =
    means && !isRefusal(means) ? means : { emailVerified: false, hasPassword: false, pendingEmail: null }
  return { ...companyRecord(company, owner), emailVerified, hasPassword, pendingEmail, followers }
}
