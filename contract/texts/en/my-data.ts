import type { myDataTexts as original } from '../my-data.ts'
import type { InEnglish } from '../translated.ts'

export const myDataTexts: InEnglish<typeof original> = {
  'myData.title': 'My data',
  'myData.lead':
    'Everything that we keep about you is yours: take it with you whenever you like, or delete it.',
  'myData.downloadTitle': 'Take a copy with you',
  'myData.downloadBuyer':
    'A JSON file with your account, your profile, your sessions, your purchases, your ratings and the messages that we exchanged. Without passwords or other people’s data.',
  'myData.downloadSeller':
    'A JSON file with your account, your company, your sessions, your beers, your sales and the messages that we exchanged. Without passwords or your buyers’ data.',
  'myData.downloadAdmin':
    'A JSON file with your account, your sessions and the messages that we exchanged. Without passwords or other people’s data.',
  'myData.download': 'Download my data',
  'myData.deleteTitle': 'Delete the account',
  'myData.goes': 'Deleted for good',
  'myData.goesBuyer':
    'Your name, e-mail, document, phone, address, image, password, sessions and the messages that you wrote to us.',
  'myData.goesSeller':
    'The name, e-mail, document, phone and address of whoever answers for the company; its images, its story, the password, the sessions and the messages that you wrote to us. Your beers go off sale.',
  'myData.stays': 'Stays, without your name',
  'myData.staysBuyer':
    'Your purchases, because the law asks for records of sales: what was sold and for how much, not to whom or where to. Your ratings, signed as “{name}”.',
  'myData.staysSeller':
    'The company’s name and place and what it sold, in its buyers’ purchases: the law asks for these records.',
  'myData.provider':
    'The payment provider keeps its own records of what it charged. You can register again with the same e-mail whenever you like, from scratch.',
  'myData.deletedName': 'Deleted account',
  'myData.admin': 'An administration account is not deleted here: whoever runs the shop does it.',
  'myData.blocked': 'The account cannot be deleted yet:',
  'myData.seePurchases': 'See my purchases',
  'myData.seeCompany': 'See my company',
  'myData.start': 'Delete my account…',
  'myData.sureTitle': 'Delete the account for good?',
  'myData.sureLead': 'This cannot be undone. We confirm it by e-mail, and that will be the last one.',
  'myData.password': 'Current password',
  'myData.understand': 'Tick the box to confirm that you understand.',
  'myData.understood': 'I understand that my account and my data are deleted for good.',
  'myData.yes': 'Delete my account',
  'myData.no': 'No, keep it',
  'myData.logInAgainLead':
    'Your account has no password. To delete it, log in once more with your provider and come back here within {minutes} minutes.',
  'myData.logInAgain': 'Log in once more',
  'myData.deleted': 'Your account was deleted',
  'myData.notDeleted': 'We could not delete the account',
}
