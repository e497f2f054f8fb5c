import type { CompanyProfile } from '#contract/profiles.ts'

/** A company's whole record, as itself and admins see it. */
export type OwnCompany = NonNullable<CompanyProfile['private']>

/** False for who came through a sign-in provider and has not said yet which company is theirs, and where. */
export function isPresentable({ company, country, state, city }: OwnCompany): boolean {
  return Boolean(company && country && state && city)
}
