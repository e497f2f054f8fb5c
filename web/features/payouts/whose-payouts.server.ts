import { pageNotFound } from '#web/request/page-not-found.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { signedIn } from '#web/request/signed-in.ts'

/**
 * Whose payouts an address names: a seller's own company's, and for admins anybody's.
 * @throws the 404 for the payouts of another company
 */
export function whosePayouts(context: PageContext, id: string): { companyId: string; ofAdmin: boolean } {
  const user = context.get(signedIn)
  const companyId = id.toLowerCase()
  const ofAdmin = user.role === 'Admin'
  if (!ofAdmin && companyId !== user.id) throw pageNotFound()
  return { companyId, ofAdmin }
}
