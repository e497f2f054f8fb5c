import type { saleTexts as original } from '../sales.ts'
import type { InEnglish } from '../translated.ts'

export const saleTexts: InEnglish<typeof original> = {
  'sales.seeShop': 'See the shop',
  'sales.pages': 'Pages of the sales',
  'sales.owedNow': 'Still to be paid out',
  'sales.paidSoFar': 'Paid out so far',
  'sales.lastPayout': 'Last payout',
  'sales.noPayout': 'None yet',
  'sales.payoutWith': '{amount} on {date} · {reference}',
  'sales.payout': '{amount} on {date}',
  'sales.order': 'Order',
  'sales.date': 'Date',
  'sales.amount': 'Quantity',
  'sales.price': 'Unit price',
  'sales.total': 'Total',
  'sales.buyer': 'Bought by',
  'sales.refunded': 'Refunded',
  'sales.refundedUnits': '{amount} ({units} units)',
  'sales.owed': 'Pending',
  'sales.paid': 'Paid out',
  'sales.paidOn': '{amount} on {date}',
  'sales.parcelPending': 'Shipment pending',
  'sales.parcelShipped': 'Shipped',
  'sales.parcelDelivered': 'Delivered',
  'sales.parcelCancelled': 'Cancelled',
  'sales.chargedBack': 'Charged back',
}
