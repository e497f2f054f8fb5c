import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { changeCompany } from '#contract/profiles.ts'
import type { Transaction } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'
import { keepLeadingZeros } from '../../keep-leading-zeros.ts'
import { refusePageAddresses } from '../../refuse-page-addresses.ts'
import type { Services } from '../../services.ts'

type FullRecord = Extract<BodyOf<typeof changeCompany>, { name: string }>
type CompanyRow = typeof companies.$inferSelect

/**
 * Writes a company's own columns; what was left out stays. The caller holds its user's row, if it has one. Answers the
 * row before and after. Refuses, before it writes: user-not-found, malformed (a picture that is not ours, the address of a page).
 */
export async function saveCompany(
  tx: Transaction,
  media: Services['media'],
  companyId: string,
  change: FullRecord,
): Promise<{ before: CompanyRow; after: CompanyRow } | Refusal> {
  const theirs = eq(companies.id, companyId)
  // Held, so that of two edits at once the later one is whole.
  const [before] = await tx.select().from(companies).where(theirs).for('no key update')
  if (!before) return refuse('user-not-found')
  const columns = columnsOf(change)
  const refused =
    refusePageAddresses(['name', 'lastName', 'company', 'city', 'address'], before, change) ??
    (columns.image === before.image ? undefined : await media.claim(tx, columns.image))
  if (refused) return refused
  const document = keepLeadingZeros(before.document, columns.document)
  const [after] = await tx
    .update(companies)
    .set({ ...columns, document })
    .where(theirs)
    .returning()
  return { before, after: after! }
}

/** What was written → columns. What was left out stays; the drawing of the name is stored as no image. */
function columnsOf(change: FullRecord) {
  const { name, lastName, document, phone, country, state, city, company, address, story, image } = change
  const { shipsTo } = change
  return {
    name,
    lastName,
    document,
    phone,
    country,
    state,
    city,
    company,
    address,
    story,
    shipsTo,
    image: image?.startsWith('/labels/companies/') ? '' : image,
  }
}
