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
  'mail.orderCancelledSubject': 'We cancelled your Lúpulo order',
  'mail.orderCancelledTitle': 'Your order was cancelled',
  'mail.orderCancelledLead':
    '{name}, the administration cancelled this order, which was waiting for its payment, and the beers went back on sale. Nothing was charged; if a payment still comes, we give it back.',
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
  'mail.hiddenSubject': 'We hid your review of {beer}',
  'mail.hiddenTitle': 'Your review is no longer seen',
  'mail.hiddenLead':
    '{name}, the administration hid what you wrote about {beer}, by {company}: it is no longer seen, nor does it count in its rating. The reason:',
  'mail.codeSubject': 'Your code to change your Lúpulo password',
  'mail.codeTitle': 'Your verification code',
  'mail.codeLead':
    '{name}, enter this code to choose a new password. It is good for {minutes} minutes, and once. If you did not ask for it, ignore this e-mail: your password stays as it is.',
  'mail.enterCode': 'Enter the code',
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
    'Somebody asked for this to be the e-mail of a Lúpulo account. The change holds once you confirm it with the button. If it was not you, ignore this message and nothing changes.',
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
  'mail.writeToUs': 'Write to us',
  'mail.contactSubject': 'Message from {name}',
  'mail.contactTitle': 'Somebody wrote to you from the shop',
  'mail.contactLead': '{name} ({email}, {phone}) left this message on the contact page:',
  'mail.contactPurchase': 'It is about their purchase {orderId}.',
  'mail.answer': 'Answer',
  'mail.accountDeletedSubject': 'We deleted your Lúpulo account',
  'mail.accountDeletedTitle': 'Your account was deleted',
  'mail.accountDeletedLead':
    'As you asked, we deleted your account and your personal data. This is the last e-mail that we send you, and after sending it we forget this address too. Thank you for having raised a glass with us.',
  'mail.total': 'Total',
  'mail.delivery': 'Delivery',
  'mail.seePurchases': 'See my purchases',
  'mail.seeShop': 'Back to the shop',
}
