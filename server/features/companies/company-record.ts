import type { Company } from '#contract/identity.ts'
import type { companies } from '#database/schema.ts'

/**
 * A seller as the wire has them. Their document is a number there (specification section 3), digits with us.
 * @param user whose company it is; nobody's for an imported one
 */
export function companyRecord(
  record: Omit<
    typeof companies.$inferSelect,
    | 'userId'
    | 'importKey'
    | 'searchText'
    | 'createdAt'
    | 'nameKey'
    | 'nameTakenAt'
    | 'nameLookedAt'
    | 'initial'
    | 'pausedUntil'
    | 'pauseNote'
    | 'salesMails'
    | 'lowStockUnits'
    | 'lowStockLookedAt'
    | 'waitsSince'
    | 'askedWords'
  >,
  user: { email: string; active: boolean } | null,
): Company {
  const { id, name, lastName, phone, country, state, city, address, image, story, company, active } = record
  const { shipsTo } = record
  return {
    id,
    name,
    lastName,
    email: user?.email ?? '',
    document: record.document === '' ? null : Number(record.document),
    phone,
    country,
    state,
    city,
    address,
    image,
    role: 'Company',
    status: active && (user?.active ?? true),
    company,
    story,
    shipsTo,
  }
}
