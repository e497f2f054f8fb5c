import type { WorkKind } from '#contract/work-kinds.ts'

type LastColumn = 'company_id' | 'due' | 'complaint_id' | 'message_id' | 'brewery_id' | 'own_id'

/**
 * What some kinds say in columns more, in their order: whose name it is, until when it has to be done, which complaint or message it
 * is, which brewery’s it is, or where nothing of that tells one from another an id of its own. What is noted about a brewery’s goes
 * with that brewery’s account (forget-company.ts).
 */
export const LAST_COLUMNS: Partial<Record<WorkKind, readonly LastColumn[]>> = {
  message: ['message_id'],
  'name-shared': ['company_id'],
  'new-brewery': ['company_id'],
  complaint: ['complaint_id', 'brewery_id'],
  review: ['own_id'],
  reported: ['own_id', 'brewery_id'],
  'brewery-claim': ['own_id', 'brewery_id'],
  'notice-waiting': ['own_id'],
  'books-unknown': ['own_id'],
  'books-missing': ['own_id'],
  'books-amount': ['own_id'],
  'books-fee': ['own_id'],
  'books-chargeback': ['own_id'],
  'payout-late': ['own_id', 'brewery_id'],
  'rate-waits': ['own_id'],
  withdrawal: ['own_id'],
  'withdrawal-inside': ['own_id'],
  'withdrawal-outside': ['own_id'],
  'withdrawal-stray': ['own_id'],
  'debt-old': ['brewery_id'],
  'charged-back-unsent': ['brewery_id'],
  'parcel-late': ['brewery_id'],
  'parcel-of-nobody': ['brewery_id'],
  'delivery-warned': ['brewery_id'],
  'delivery-warned-gone': ['brewery_id'],
  'parcel-missing': ['brewery_id'],
  claim: ['due'],
  'chargeback-open': ['due'],
}
