import { getLogInMeans } from './account.ts'
import { getAccountCart } from './account-cart.ts'
import { listAdvertisements } from './advertising.ts'
import { getAlerts } from './alerts.ts'
import { getBreweryOfTheMonth, listAllBreweries } from './breweries.ts'
import * as catalogue from './catalogue.ts'
import { getOwnCommission } from './commission.ts'
import { getCompanyMails } from './company-mails.ts'
import { getComplaint, listComplaints, listParcelComplaints } from './complaints.ts'
import { listCountries } from './countries.ts'
import type { Endpoint, ResponseOf } from './endpoint.ts'
import { getFigures } from './figures.ts'
import { getBuyer, getSession } from './identity.ts'
import { getBeerImport, listBeerImports } from './imports.ts'
import { countCart, getCart, priceAgain } from './orders.ts'
import { listOwnProducts } from './own-products.ts'
import { listOrderInvoices } from './parcel-invoices.ts'
import { listParcels } from './parcels.ts'
import { getPause } from './pauses.ts'
import { getPayoutStatement } from './payout-statements.ts'
import { getCompany } from './profiles.ts'
import { getRoom } from './publishing.ts'
import { getPurchase, listPurchases } from './purchases.ts'
import { listBoughtTogether, recommend } from './recommendations.ts'
import { listReviews } from './reviews.ts'
import { findSales, getBalance, listPayouts, listSaleGroups, listSales } from './sales.ts'
import { listFollowed, listSaved, listSavedIds } from './saved.ts'
import { suggest } from './suggestions.ts'
import { getSurroundings } from './surroundings.ts'
import { listTeam } from './team.ts'
import { getToday } from './today.ts'
import { listToldActs } from './told-acts.ts'
import { endViewing } from './viewings.ts'

/**
 * Which calls an admin may make while they see the shop as somebody: server/http/bind.ts asks. What stands in no list here is
 * refused, so that a new call is closed until somebody has thought about it, and so is whatever is no GET. Left out
 * on purpose: payout accounts, talk about orders, messages to the shop, the second factor, keys, webhooks, sessions, one's data,
 * and every file.
 */

type Hide = (answer: never) => unknown

/** Answered whole. */
const OF_THE_SHOP = [
  ...calls(catalogue.getBeer, catalogue.listBeers, catalogue.listBestSellers, catalogue.listBreweries),
  ...calls(catalogue.listSimilarBeers, catalogue.listTopRated, listAllBreweries, suggest, getCompany),
  ...calls(catalogue.getShopRating, getBreweryOfTheMonth),
  ...calls(listAdvertisements, listBoughtTogether, recommend, countCart, getCart, listCountries),
  ...calls(getSurroundings),
]
const OF_ANY_ACCOUNT = calls(getSession, getLogInMeans, listToldActs, listOrderInvoices)
const OF_BUYERS = [
  ...calls(getBuyer, listPurchases, priceAgain, listParcelComplaints, getAccountCart),
  ...calls(listSaved, listSavedIds, listFollowed, getAlerts),
]
const OF_BREWERIES = [
  ...calls(getPause, getCompanyMails, listTeam, getRoom, catalogue.listOwnBeers, listOwnProducts),
  ...calls(getBeerImport, listBeerImports, listParcels, listComplaints, getComplaint, listReviews),
  ...calls(findSales, listSales, listSaleGroups, getFigures, getBalance, getOwnCommission),
]

/** Answered without what is shown to nobody else: what is said at the door, where money went, what was written about orders. */
const IN_PART: [Endpoint, Hide][] = [
  less(getPurchase, (order) => ({
    ...order,
    parcels: order.parcels.map((parcel) => ({ ...parcel, handOverCode: null })),
  })),
  less(getToday, (today) => ({ ...today, messages: { ...today.messages, oldest: [] } })),
  less(listPayouts, (page) => ({
    ...page,
    payouts: page.payouts.map((payout) => ({ ...payout, account: null })),
  })),
  less(getPayoutStatement, (payout) => ({ ...payout, account: null })),
]

const WHOLE: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...OF_THE_SHOP,
  ...OF_ANY_ACCOUNT,
  ...OF_BUYERS,
  ...OF_BREWERIES,
])
const HIDDEN: ReadonlyMap<Endpoint, Hide> = new Map(IN_PART)

/** Whether a call may be made while seeing as somebody. */
export function isForViewing(call: Endpoint): boolean {
  if (call === endViewing) return true
  return call.method === 'GET' && (WHOLE.has(call) || HIDDEN.has(call))
}

/** An answer as it is shown while seeing as somebody. */
export function asViewed<Answer>(call: Endpoint, answer: Answer): Answer {
  const hide = HIDDEN.get(call) as ((answer: Answer) => Answer) | undefined
  return hide ? hide(answer) : answer
}

function less<E extends Endpoint>(call: E, hide: (answer: ResponseOf<E>) => ResponseOf<E>): [Endpoint, Hide] {
  return [call, hide]
}

function calls(...named: readonly Endpoint[]): readonly Endpoint[] {
  return named
}
