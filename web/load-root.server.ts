import { operatorFacts } from '#contract/operator.ts'
import { adultUntil } from './features/age-gate/age-answer.server.ts'
import { unitsInReach } from './features/cart/units-in-reach.server.ts'
import { cartEntries } from './request/cart-entries.ts'
import { takeFlash } from './request/flash.ts'
import { offeredCountries } from './request/offered-countries.ts'
import { type PageContext, pageRequest } from './request/page-request.ts'
import { sessionUser } from './request/session-user.ts'

/** What every page knows. Not in root.tsx: whatever asks for it (`useRoot`) would import the page that it stands in. */
export async function loadRoot(context: PageContext) {
  const { settings } = context.get(pageRequest)
  const user = await sessionUser(context)
  return {
    user,
    // Whom prices are shown to who may buy.
    localRate: user === null || user.role === 'Person' ? await settings.localRate() : null,
    cart: cartEntries(context),
    inReach: await unitsInReach(context),
    flash: takeFlash(context),
    countries: offeredCountries(context),
    publicUrl: settings.publicUrl,
    operator: operatorFacts(settings.operator),
    adultUntil: adultUntil(context),
  }
}
