import type { MailTextCode } from '../mail.ts'

/** The texts of e-mails in English. */
export const EN_MAILS: Readonly<Record<MailTextCode, string>> = {
  'mail.receiptSubject': 'Your purchase at Lúpulo: {total}',
  'mail.receiptTitle': 'Cheers! Your purchase is confirmed.',
  'mail.receiptLead': 'Thank you, {name}. This is what you bought:',
  'mail.saleSubject': 'You sold at Lúpulo: {total}',
  'mail.saleTitle': 'Cheers! You have a sale.',
  'mail.saleLead': '{name}, it is paid. This is what to send, and where to:',
  'mail.seeParcels': 'See the shipment',
  'mail.expirySubject': 'Your Lúpulo order expired without payment',
  'mail.expiryTitle': 'Your order expired',
  'mail.expiryLead':
    '{name}, we did not receive the payment in time and the beers went back on sale. Nothing was charged.',
  'mail.act.order-cancelled': 'We cancelled your Lúpulo order',
  'mail.orderCancelledTitle': 'Your order was cancelled',
  'mail.actLead.order-cancelled':
    'the administration cancelled this order, which was waiting for its payment, and the beers went back on sale. Nothing was charged; if a payment still comes, we give it back.',
  'mail.withdrawnSubject': 'We cancelled your Lúpulo order',
  'mail.withdrawnTitle': 'Your order was cancelled',
  'mail.withdrawnLead':
    '{name}, we no longer sell {beers}. That is why we cancelled your order, which was waiting for its payment. If you had paid it already, we give everything back to the same means of payment. The rest waits for you in the shop.',
  'mail.refundSubject': 'We gave {total} back to you',
  'mail.refundTitle': 'Your refund',
  'mail.refundLead': '{name}, we gave {total} back to the same means of payment.',
  'mail.shippedSubject': 'What you bought from {company} is on its way',
  'mail.shippedTitle': 'It has left',
  'mail.shippedLead': '{name}, {company} sent your purchase. Carried by: {carrier}.',
  'mail.shippedTracking': 'Tracking number: {tracking}.',
  'mail.shippedAdult': 'Whoever receives it is asked to show that they are of legal age.',
  'mail.deliveredSubject': 'What you bought from {company} was delivered',
  'mail.deliveredTitle': 'Delivered. Cheers!',
  'mail.deliveredLead':
    '{name}, {company} delivered your purchase to a person of legal age. If it did not arrive, ask us for help from your purchases. If it did, tell us how you like it.',
  'mail.cancelledSubject': 'A shipment of your brewery was cancelled',
  'mail.cancelledTitle': 'Do not send it',
  'mail.cancelledLead':
    '{name}, the buyer cancelled this shipment before it left: do not send it. We give their money back, and the beers are in your stock again.',
  'mail.seeAllParcels': 'See your shipments',
  'mail.answeredSubject': '{company} answered your review',
  'mail.answeredTitle': 'You have an answer',
  'mail.answeredLead': '{name}, {company} answered what you wrote about {beer}:',
  'mail.seeAnswer': 'See the answer',
  'mail.act.review-hidden': 'We hid your review of {subject}',
  'mail.hiddenTitle': 'Your review is no longer seen',
  'mail.actLead.review-hidden':
    'the administration hid what you wrote about {subject}: it is no longer seen, nor does it count in its rating.',
  'mail.codeSubject': 'Your code to change your Lúpulo password',
  'mail.codeTitle': 'Your verification code',
  'mail.codeLead':
    '{name}, choose a new password with the button, or enter this code. It is good for {minutes} minutes, and once. If you did not ask for it, ignore this e-mail: your password stays as it is.',
  'mail.choosePassword': 'Choose a password',
  'mail.passwordChangedSubject': 'You changed your Lúpulo password',
  'mail.passwordChangedTitle': 'Your password changed',
  'mail.passwordChangedLead':
    '{name}, your account’s password was changed and we ended the other open sessions. If it was not you, recover it right now.',
  'mail.recoverPassword': 'Recover password',
  'mail.secondFactorSubject': 'The two-step verification of your Lúpulo account changed',
  'mail.secondFactorOnTitle': 'Two-step verification is on',
  'mail.secondFactorOnLead':
    '{name}, from now on logging in also takes a code of your app, and we ended your other sessions. If it was not you, change your password right now and tell whoever runs the server.',
  'mail.secondFactorOffTitle': 'Two-step verification is off',
  'mail.secondFactorOffLead':
    '{name}, from now on your password is enough to log in. If it was not you, change it right now.',
  'mail.secondFactorResetLead':
    '{name}, whoever runs the server took your second step away and ended your sessions. If you did not ask for it, change your password right now.',
  'mail.backupCodesTitle': 'You have new backup codes',
  'mail.backupCodesLead':
    '{name}, new backup codes were created for your account and the earlier ones no longer work. If it was not you, change your password right now.',
  'mail.emailLinkHours': 'The link is good for {hours} hours, and once.',
  'mail.confirmEmailSubject': 'Confirm your e-mail at Lúpulo',
  'mail.confirmEmailTitle': 'Confirm your e-mail',
  'mail.confirmEmailLead':
    'An account at Lúpulo was created with this e-mail. Confirm with the button that it is yours. If it was not you, ignore this message.',
  'mail.confirmChangeSubject': 'Confirm your new e-mail at Lúpulo',
  'mail.confirmChangeTitle': 'Confirm your new e-mail',
  'mail.confirmChangeLead':
    'Somebody asked for this to be the e-mail of a Lúpulo account. The change holds once you confirm it with the button; a provider with which one logged in, such as Google, opens the account no more then. If it was not you, ignore this message and nothing changes.',
  'mail.confirmEmail': 'Confirm my e-mail',
  'mail.changeAskedSubject': 'You asked to change the e-mail of your Lúpulo account',
  'mail.changeAskedTitle': 'You asked to change your e-mail',
  'mail.changeAskedLead':
    '{name}, somebody asked for another e-mail to be that of your account. The change holds once it is confirmed from that other e-mail. If it was not you, choose another password right now: that calls the change off.',
  'mail.changeByAdminSubject': 'Your Lúpulo account will have another e-mail',
  'mail.changeByAdminTitle': 'Another e-mail for your account',
  'mail.changeByAdminLead':
    '{name}, the administration of Lúpulo asked for another e-mail to be that of your account. The change holds once it is confirmed from that other e-mail. If you did not expect it, write to us right now; and if you choose another password, the change is called off.',
  'mail.changeDoneSubject': 'The e-mail of your Lúpulo account changed',
  'mail.changeDoneTitle': 'Your e-mail changed',
  'mail.changeDoneLead':
    '{name}, your account’s e-mail is another one now and we ended the other open sessions. If it was not you, write to us right now.',
  'mail.changeDoneUnlinked': 'The provider with which you logged in opens that account no more.',
  'mail.writeToUs': 'Write to us',
  'mail.contactSubject': 'Message from {name}',
  'mail.contactTitle': 'Somebody wrote to you from the shop',
  'mail.contactLead': '{name} ({email}, {phone}) left this message on the contact page:',
  'mail.contactPurchase': 'It is about their purchase {code}.',
  'mail.answer': 'Answer',
  'mail.accountDeletedSubject': 'We deleted your Lúpulo account',
  'mail.accountDeletedTitle': 'Your account was deleted',
  'mail.accountDeletedLead':
    'As you asked, we deleted your account and your personal data. This is the last e-mail that we send you, and after sending it we forget this address too. Thank you for having raised a glass with us.',
  'mail.actReason': 'The reason:',
  'mail.actSee': 'See at Lúpulo',
  'mail.refundReview': 'If you reviewed a beer whose money went back whole, your review goes with it.',
  'mail.saleRefundedSubject': 'The money of a sale goes back: order {order}',
  'mail.saleRefundedTitle': 'Money that goes back to the buyer',
  'mail.saleRefundedLead':
    '{name}, the administration gives the buyer the money of these beers of yours back, of order {order}.',
  'mail.saleRefundedKeep': 'It has not left yet: do not send it.',
  'mail.saleRefundedRest': 'It has not left yet: send only the rest.',
  'mail.saleRefundedRestocked': 'The beers are in your stock again.',
  'mail.act.buyer-activated': 'Your Lúpulo account is active again',
  'mail.actLead.buyer-activated': 'the administration activated your account: you can log in again.',
  'mail.act.buyer-deactivated': 'We deactivated your Lúpulo account',
  'mail.actLead.buyer-deactivated':
    'the administration deactivated your account and closed your sessions. What you have paid for is still sent to you.',
  'mail.act.buyer-edited': 'We changed details of your Lúpulo account',
  'mail.actLead.buyer-edited': 'the administration changed these details of your account.',
  'mail.act.company-activated': 'Your brewery is back at Lúpulo',
  'mail.actLead.company-activated':
    'the administration activated {subject}: its beers are on sale again and you can log in.',
  'mail.act.company-deactivated': 'We deactivated your brewery at Lúpulo',
  'mail.actLead.company-deactivated':
    'the administration deactivated {subject}: its beers are off sale and your sessions are closed. What is paid is sent, and paid out to you.',
  'mail.act.company-edited': 'We changed details of your brewery at Lúpulo',
  'mail.actLead.company-edited': 'the administration changed these details of {subject}.',
  'mail.act.beer-activated': 'Your beer may be on sale again',
  'mail.actLead.beer-activated':
    'the administration lifted the block of {subject}: it is on sale if you have it available.',
  'mail.act.beer-deactivated': 'We took a beer of yours off sale',
  'mail.actLead.beer-deactivated':
    'the administration blocked {subject}: it is not on sale any more. What is paid is sent.',
  'mail.act.beer-edited': 'We changed a beer of yours',
  'mail.actLead.beer-edited': 'the administration changed these details of {subject}.',
  'mail.act.admin-activated': 'You administer Lúpulo again',
  'mail.actLead.admin-activated': 'another administrator activated your account.',
  'mail.act.admin-deactivated': 'You do not administer Lúpulo any more',
  'mail.actLead.admin-deactivated':
    'another administrator deactivated your account and closed your sessions.',
  'mail.act.parcel-shipped': 'We marked a shipment of yours as shipped',
  'mail.actLead.parcel-shipped':
    'the administration marked your part of order {order} as shipped. We told the buyer.',
  'mail.act.parcel-delivered': 'We marked a shipment of yours as delivered',
  'mail.actLead.parcel-delivered':
    'the administration marked your part of order {order} as delivered. We told the buyer.',
  'mail.act.payout-marked': 'We paid your Lúpulo sales',
  'mail.actLead.payout-marked': 'we paid {amount} to {subject}. Sales shows for which.',
  'mail.act.order-refunded': 'We are giving money of your order {order} back',
  'mail.actLead.order-refunded':
    'the administration gives {amount} of order {order} back to you, to the same means of payment. We write to you when it is there.',
  'mail.act.review-restored': 'Your review can be seen again',
  'mail.actLead.review-restored':
    'the administration shows your review again ({subject}): it counts in the rating once more.',
  'mail.order': 'Order {code}',
  'mail.total': 'Total',
  'mail.delivery': 'Delivery',
  'mail.followParcel': 'Follow the parcel',
  'mail.seePurchases': 'See my purchases',
  'mail.seeShop': 'Back to the shop',
}
