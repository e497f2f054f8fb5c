import type { WorkKind } from '#contract/work-kinds.ts'

/**
 * What some kinds say in a ninth column: whose name it is, until when it has to be done, which complaint or message it is, whose
 * parcel or debt; or, where nothing of that tells one from another, an id of its own.
 */
export const LAST_COLUMNS: Partial<
  Record<WorkKind, 'company_id' | 'due' | 'complaint_id' | 'message_id' | 'brewery_id' | 'own_id'>
> = {
  message: 'message_id',
  'name-shared': 'company_id',
  'new-brewery': 'company_id',
  complaint: 'complaint_id',
  review: 'own_id',
  reported: 'own_id',
  'notice-waiting': 'own_id',
  'books-unknown': 'own_id',
  'books-missing': 'own_id',
  'books-amount': 'own_id',
  'books-fee': 'own_id',
  'books-chargeback': 'own_id',
  'payout-late': 'own_id',
  'rate-waits': 'own_id',
  withdrawal: 'own_id',
  'withdrawal-inside': 'own_id',
  'withdrawal-outside': 'own_id',
  'debt-old': 'brewery_id',
  'charged-back-unsent': 'brewery_id',
  'parcel-late': 'brewery_id',
  'parcel-of-nobody': 'brewery_id',
  'delivery-warned': 'brewery_id',
  'delivery-warned-gone': 'brewery_id',
  'parcel-missing': 'brewery_id',
  claim: 'due',
  'chargeback-open': 'due',
}
