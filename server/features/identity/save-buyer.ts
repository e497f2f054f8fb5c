import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { changeBuyer } from '#contract/profiles.ts'
import type { Transaction } from '#database/open-pool.ts'
import { buyers } from '#database/schema.ts'
import { keepLeadingZeros } from '../../keep-leading-zeros.ts'
import { refusePageAddresses } from '../../refuse-page-addresses.ts'
import type { Services } from '../../services.ts'

type FullRecord = Extract<BodyOf<typeof changeBuyer>, { name: string }>
type BuyerRow = typeof buyers.$inferSelect

/**
 * Writes a buyer's own columns; what was left out stays. The caller holds the user's row. Answers the row before and
 * after. Refuses, before it writes: user-not-found, malformed (a picture that is not ours, the address of a page).
 */
export async function saveBuyer(
  tx: Transaction,
  media: Services['media'],
  userId: string,
  change: FullRecord,
): Promise<{ before: BuyerRow; after: BuyerRow } | Refusal> {
  const theirs = eq(buyers.userId, userId)
  const [before] = await tx.select().from(buyers).where(theirs)
  if (!before) return refuse('user-not-found')
  const { name, lastName, phone, country, state, city, address, image } = change
  const refused =
    refusePageAddresses(['name', 'lastName', 'city', 'address'], before, change) ??
    (image === before.image ? undefined : await media.claim(tx, image))
  if (refused) return refused
  const document = keepLeadingZeros(before.document, change.document)
  const [after] = await tx
    .update(buyers)
    .set({ name, lastName, document, phone, country, state, city, address, image })
    .where(theirs)
    .returning()
  return { before, after: after! }
}
