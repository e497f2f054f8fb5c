import type { Permission } from '#contract/staff-roles.ts'
import * as adminWithdrawalsTexts from '#contract/texts/admin-withdrawals.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import type { Text } from '#contract/texts/text.ts'
import type { WorkRow as Row } from '#contract/work-list.ts'
import { refundAddress } from './order-steps.ts'
import { parcelStepAddress } from './parcel-steps.ts'
import { placeOfWait } from './place-of-wait.ts'
import { ABOUT_WITHDRAWALS } from './way-of.ts'

/** What has not left, and can be said to have. */
const TO_BE_SENT: ReadonlySet<Row['kind']> = new Set(['parcel-late', 'parcel-of-nobody'])

/** What may end with money going back. */
const TO_BE_REFUNDED: ReadonlySet<Row['kind']> = new Set([
  ...TO_BE_SENT,
  'parcel-missing',
  'delivery-warned',
  'review',
  ...ABOUT_WITHDRAWALS,
])

type Deed = { to: string; text: Text; what: Permission }

/** What can be done about a thing of the list on its order's page, each at the address where its form stands open. */
export function deedsOf(row: Row): Deed[] {
  const { kind, orderId, parcel, about } = row
  if (!orderId) return []
  const deeds: Deed[] = []
  if (parcel && TO_BE_SENT.has(kind)) {
    const { companyId } = parcel
    deeds.push({
      to: parcelStepAddress(orderId, { step: 'ship', companyId }) + placeOfWait(row),
      text: parcelsTexts.ship,
      what: 'care',
    })
  }
  if (TO_BE_REFUNDED.has(kind)) {
    const code = ABOUT_WITHDRAWALS.has(kind) ? about : ''
    deeds.push({
      to: refundAddress(orderId, { code, isAll: false }),
      text: adminWithdrawalsTexts.toDesk,
      what: 'refund',
    })
  }
  return deeds
}
