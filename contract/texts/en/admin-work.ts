import type { adminWorkTexts as original } from '../admin-work.ts'
import type { InEnglish } from '../translated.ts'

export const adminWorkTexts: InEnglish<typeof original> = {
  'adminWork.title': 'To review',
  'adminWork.lead': 'What needs a person, what has waited longest first.',
  'adminWork.kinds': 'What to review',
  'adminWork.all': 'Everything ({count})',
  'adminWork.kind': '{kind} ({count})',
  'adminWork.none': 'All in order: there is nothing to review.',
  'adminWork.noneOfKind': 'There is none of this.',
  'adminWork.seeOrders': 'See the orders',
  'adminWork.pages': 'Pages of what there is to review',
  'adminWork.since': 'Since {date}',
  'adminWork.noOrder': 'Of no order of the shop',
  'adminWork.lastError': 'Last error: {error}',
  'adminWork.free': 'Free them',
  'adminWork.freeTitle': 'Free the beers',
  'adminWork.freeLead':
    'The order is cancelled, its beers go back on sale and whoever placed it sees it among their purchases; who has confirmed their e-mail is written to as well. Should a payment still come, it goes back.',
  'adminWork.freeReason': 'Held and never paid.',
  'adminWork.freeDone': 'The beers are back on sale.',
  'adminWork.seeCompany': 'See the company',
  'adminWork.looked': 'I looked at it',
  'adminWork.lookDone': 'The name stays as it is.',
  'adminWork.notLooked': 'Not saved',
  'workKind.review': 'In review',
  'workKind.refund-failed': 'Refund rejected',
  'workKind.refund-late': 'Refund late',
  'workKind.money-adrift': 'Money adrift',
  'workKind.paid-without-payment': 'Paid without a payment',
  'workKind.wrong-amount': 'Different amount',
  'workKind.hold-over': 'Beers held too long',
  'workKind.held-unpaid': 'Held and never paid',
  'workKind.not-asked': 'No news from the provider',
  'workKind.notice-waiting': 'Notice not handled',
  'workKind.charged-back-unsent': 'Charged back, not sent',
  'workKind.name-shared': 'Another company’s name',
  'workSays.review':
    '{amount} was paid and the order is {expected}. The money goes back: once it is, close the review.',
  'workSays.name-shared':
    'Another company has this name. It is shown as “{about}”, and outside of the carousel until somebody looks at it.',
  'workSays.refund-failed': 'The provider rejected the refund of {amount}. Retry, or refund it on its pages.',
  'workSays.refund-late': '{amount} has been due for refund for over an hour, and is not back.',
  'workSays.money-adrift':
    'Of payment {payment}, {amount} was captured that neither pays the order nor is back.',
  'workSays.paid-without-payment': 'The order counts as paid ({expected}) and no payment pays it.',
  'workSays.wrong-amount': 'Payment {payment} is {amount} and pays an order of {expected}.',
  'workSays.hold-over': 'Its time to pay is over and its beers are still held.',
  'workSays.held-unpaid':
    'Somebody who has never paid holds beers worth {expected}: much of a shelf, or not for the first time in a day.',
  'workSays.not-asked': 'It waits for its payment and nobody has asked the provider for a while.',
  'workSays.notice-waiting': 'A notice of payment {payment} came and nobody handled it.',
  'workSays.charged-back-unsent':
    'The bank took the payment and the shipment of {about} has not left. Confirm that it is not to be sent.',
}
