import type { WorkKind } from '#contract/work-kinds.ts'
import type { WorkRow } from '#contract/work-list.ts'

/** The parts of an order's desk that what waits is seen to in, by their anchor. */
export type OrderPlace = 'parcels' | 'refunds' | 'payments' | 'chargebacks' | 'claims' | 'notices'

const PLACES: Partial<Record<WorkKind, OrderPlace>> = {
  'refund-failed': 'refunds',
  'refund-late': 'refunds',
  review: 'refunds',
  'money-adrift': 'payments',
  'paid-without-payment': 'payments',
  'wrong-amount': 'payments',
  'not-asked': 'payments',
  'notice-waiting': 'notices',
  'chargeback-open': 'chargebacks',
  claim: 'claims',
}

/** By which a brewery's parcel is led to on an order's desk. */
export function parcelAnchor(companyId: string): string {
  return `parcel-${companyId}`
}

/** Where on an order's desk a thing of it that waits is seen to. */
export function placeOfWait({ kind, parcel }: Pick<WorkRow, 'kind' | 'parcel'>): string {
  return `#${parcel ? parcelAnchor(parcel.companyId) : (PLACES[kind] ?? 'parcels')}`
}
