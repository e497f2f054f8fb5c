import { siteOf } from '#contract/charge-currencies.ts'
import { rateWords } from '#contract/charge-words.ts'
import type { LocalRate } from '#contract/local-rate.ts'
import { operatorFacts } from '#contract/operator.ts'
import * as chargeTexts from '#contract/texts/charge.ts'
import { ageAnswer } from './features/age-gate/age-answer.server.ts'
import { unitsInReach } from './features/cart/units-in-reach.server.ts'
import { ownMenu } from './layout/own-menu.server.ts'
import { barSearches } from './layout/search/bar-searches.server.ts'
import { seeingWords } from './layout/seeing-words.server.ts'
import { cartEntries } from './request/cart-entries.ts'
import { readWaits } from './request/count-waits.server.ts'
import { takeFlash } from './request/flash.ts'
import { offeredCountries } from './request/offered-countries.ts'
import { type PageContext, pageRequest } from './request/page-request.ts'
import { sessionUser } from './request/session-user.ts'
import { momentWords } from './ui/moment-words.ts'

/** What every page knows. Not in root.tsx: whatever asks for it (`useRoot`) would import the page that it stands in. */
export async function loadRoot(context: PageContext) {
  const { settings } = context.get(pageRequest)
  const user = await sessionUser(context)
  const waits = readWaits(context, user)
  return {
    user,
    seeing: seeingWords(user, settings.timeZone),
    menu: ownMenu(user),
    searches: barSearches(user),
    // Whom prices are shown to who may buy.
    localRate: user === null || user.role === 'Person' ? await localRate(context) : null,
    cart: cartEntries(context),
    inReach: await unitsInReach(context),
    waits: await waits,
    flash: takeFlash(context),
    countries: offeredCountries(context),
    publicUrl: settings.publicUrl,
    operator: operatorFacts(settings.operator),
    isAdult: ageAnswer(context) === 'adult',
  }
}

/** The rate with its sentence: worded here, so that no browser loads the words of a rate that few shops show. */
async function localRate(context: PageContext): Promise<(LocalRate & { note: string }) | null> {
  const { settings } = context.get(pageRequest)
  const told = await settings.localRate()
  const site = told && siteOf(told.chargeCurrency)
  if (!told?.rate || !site) return null
  const { currency, symbol, decimals } = site
  const note = rateWords(chargeTexts.pricesAt, told, momentWords(settings.timeZone))
  return { currency, symbol, decimals, rate: told.rate, note: note ?? '' }
}
