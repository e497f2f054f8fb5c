import type { Buyer } from '#contract/identity.ts'
import type { buyers, users } from '#database/schema.ts'

/** `searchText` is for searching alone. */
type BuyerRow = Omit<typeof buyers.$inferSelect, 'searchText'> & { searchText?: string }

/** A buyer as the wire has them. Their document is a number there (specification section 3), digits with us. */
export function buyerRecord(
  { userId, document, searchText: _, ...profile }: BuyerRow,
  user: Pick<typeof users.$inferSelect, 'email' | 'active'>,
): Buyer {
  return {
    id: userId,
    ...profile,
    email: user.email,
    document: document === '' ? null : Number(document),
    role: 'Person',
    status: user.active,
  }
}
