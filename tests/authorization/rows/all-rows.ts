import type { Row } from '../row.ts'
import { ACCOUNT } from './account.ts'
import { ADMIN_JOBS } from './admin-jobs.ts'
import { ADVERTISING } from './advertising.ts'
import { API_KEYS } from './api-keys.ts'
import { APPROVALS } from './approvals.ts'
import { AUDIT_LOG } from './audit.ts'
import { BEERS } from './beers.ts'
import { BREWERY_CLAIMS } from './brewery-claims.ts'
import { CARTS } from './carts.ts'
import { COMMISSION } from './commission.ts'
import { COMPLAINTS } from './complaints.ts'
import { EXCHANGE_RATES } from './exchange-rates.ts'
import { FRUITLESS_SEARCHES } from './fruitless-searches.ts'
import { IMPORTS } from './imports.ts'
import { LISTS_OF_PEOPLE } from './lists-of-people.ts'
import { LOG_IN } from './log-in.ts'
import { MESSAGES } from './messages.ts'
import { ORDER_DESK } from './order-desk.ts'
import { ORDER_MESSAGES } from './order-messages.ts'
import { PARCEL_INVOICES } from './parcel-invoices.ts'
import { PARCELS } from './parcels.ts'
import { PAYOUT_ACCOUNTS } from './payout-accounts.ts'
import { PAYOUT_RUNS } from './payout-runs.ts'
import { PEOPLE_AND_COMPANIES } from './people.ts'
import { PROVIDER_BOOKS } from './provider-books.ts'
import { PURCHASES } from './purchases.ts'
import { REPORTS } from './reports.ts'
import { REVIEWS } from './reviews.ts'
import { SALES } from './sales.ts'
import { SAVED } from './saved.ts'
import { SECOND_FACTOR } from './second-factor.ts'
import { SHOP } from './shop.ts'
import { STAFF } from './staff.ts'
import { TEAM } from './team.ts'
import { VIEWINGS } from './viewings.ts'
import { WEBHOOKS } from './webhooks.ts'
import { WITHDRAWALS } from './withdrawals.ts'

/** Every row of the table, under the heading that it stands under. */
export const ALL_ROWS: Record<string, Row[]> = {
  Beers: BEERS,
  'Files of beers': IMPORTS,
  'Carts and orders': CARTS,
  'Saved and followed': SAVED,
  Purchases: PURCHASES,
  Parcels: PARCELS,
  'Messages about orders': ORDER_MESSAGES,
  Complaints: COMPLAINTS,
  'A brewery’s team': TEAM,
  Reviews: REVIEWS,
  'Sales and money': SALES,
  'What a dollar costs': EXCHANGE_RATES,
  'What the shop keeps': COMMISSION,
  'The advertising space': ADVERTISING,
  'The provider’s books': PROVIDER_BOOKS,
  Messages: MESSAGES,
  'Withdrawals from purchases': WITHDRAWALS,
  'Invoices of breweries': PARCEL_INVOICES,
  'What people report': REPORTS,
  'Imported breweries that are claimed': BREWERY_CLAIMS,
  'New breweries that are looked at': APPROVALS,
  'Searches without a result': FRUITLESS_SEARCHES,
  'Orders and payments, as admins look after them': ORDER_DESK,
  'People and companies': PEOPLE_AND_COMPANIES,
  'Lists of people': LISTS_OF_PEOPLE,
  'Who administers the shop': STAFF,
  'The audit log': AUDIT_LOG,
  'Work behind the pages': ADMIN_JOBS,
  'One’s own account': ACCOUNT,
  'Seeing the shop as somebody': VIEWINGS,
  'Logging in': LOG_IN,
  'The second factor of admins and sellers': SECOND_FACTOR,
  'Keys of a brewery': API_KEYS,
  'Where breweries are paid to': PAYOUT_ACCOUNTS,
  'Programs of breweries that are told what happens': WEBHOOKS,
  'Paying breweries together': PAYOUT_RUNS,
  'Open to all': SHOP,
}
