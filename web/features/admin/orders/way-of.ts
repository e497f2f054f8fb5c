import type { Permission } from '#contract/staff-roles.ts'
import * as adminBreweryClaimsTexts from '#contract/texts/admin-brewery-claims.ts'
import * as adminReportsTexts from '#contract/texts/admin-reports.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as adminWorkTexts from '#contract/texts/admin-work.ts'
import * as approvalTexts from '#contract/texts/approval.ts'
import * as complaintDecisionTexts from '#contract/texts/complaint-decision.ts'
import * as orderMessagesTexts from '#contract/texts/order-messages.ts'
import type { Text } from '#contract/texts/text.ts'
import type { WorkRow as Row } from '#contract/work-list.ts'
import { taskAddress } from './work-place.ts'

/** What is about how cards are charged, and no order. */
const ABOUT_CHARGING: ReadonlySet<Row['kind']> = new Set([
  'site-unknown',
  'no-rate',
  'rate-waits',
  'payments-refused',
])

/** Where the provider's books and the shop's differ. */
export const ABOUT_BOOKS: ReadonlySet<Row['kind']> = new Set([
  'books-unknown',
  'books-missing',
  'books-amount',
  'books-fee',
  'books-chargeback',
])

/** What breweries owe, or are owed and have not got. */
export const ABOUT_PAYOUTS: ReadonlySet<Row['kind']> = new Set(['debt-old', 'payout-late'])

/** What is seen to, and ended, on a page of its own. */
export const ABOUT_WITHDRAWALS: ReadonlySet<Row['kind']> = new Set([
  'withdrawal',
  'withdrawal-inside',
  'withdrawal-outside',
  'withdrawal-stray',
])

/** Where something is seen to, and who of the administration may go there: whoever reads the list, unless told. */
type Way = { to: string; text: Text; what?: Permission }

/** The page where a thing on the list is seen to; undefined where that is its order, or the row itself. */
export function wayOf(row: Row): Way | undefined {
  const { kind, complaintId, companyId, messageId, about } = row
  if (messageId) return { to: taskAddress(row), text: orderMessagesTexts.readAndAnswer }
  if (complaintId)
    return { to: `/admin/complaints/${complaintId}`, text: complaintDecisionTexts.seeIt, what: 'read-care' }
  if (kind === 'reported') return { to: '/admin/reports', text: adminReportsTexts.see, what: 'read-goods' }
  if (kind === 'brewery-claim') return { to: '/admin/brewery-claims', text: adminBreweryClaimsTexts.see }
  if (kind === 'new-brewery') return { to: `/admin/seller/${companyId}`, text: approvalTexts.seeIt }
  if (ABOUT_WITHDRAWALS.has(kind))
    return { to: `/admin/withdrawals?q=${about}`, text: adminWithdrawalsTexts.see, what: 'read-care' }
  if (ABOUT_CHARGING.has(kind))
    return { to: '/admin/exchange-rates', text: adminWorkTexts.seeRates, what: 'read-money' }
  if (ABOUT_BOOKS.has(kind))
    return { to: '/admin/provider-books', text: adminWorkTexts.seeBooks, what: 'read-money' }
  if (ABOUT_PAYOUTS.has(kind))
    return { to: '/admin/payouts', text: adminWorkTexts.seePayouts, what: 'read-money' }
  return undefined
}
