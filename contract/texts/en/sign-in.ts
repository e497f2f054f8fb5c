import type { signInTexts as originalTexts, signInTroubleTexts as originalTroubles } from '../sign-in.ts'
import type { InEnglish } from '../translated.ts'

export const signInTexts: InEnglish<typeof originalTexts> = {
  'signIn.with': 'Continue with {name}',
  'signIn.or': 'or',
  'signIn.failed': 'An error occurred: {message}',
  'signIn.back': 'Back',
  'signIn.chooseTitle': 'What do you want to do on Lúpulo?',
  'signIn.chooseLead':
    '{name} tells us that you are {person} ({email}). You have no account yet: choose what it is for.',
  'signIn.sell': 'Sell',
  'signIn.sellText': 'To publish your company’s beers. You complete its data afterwards.',
  'signIn.emailTaken':
    'While you were choosing, somebody created an account with your e-mail. If it is yours, enter its password.',
  'signIn.cancel': 'Cancel',
  'signIn.linkTitle': 'You have an account already',
  'signIn.linkLead':
    'There is an account with {email}. Enter its password once: from then on you come straight in with {name}.',
  'signIn.link': 'Join and enter',
  'signIn.linkFailed': 'The account could not be joined',
}

export const signInTroubleTexts: InEnglish<typeof originalTroubles> = {
  'signIn.trouble.provider-down':
    '{name} does not answer. Try again in a moment, or log in with your password.',
  'signIn.trouble.cancelled': 'You gave us no permission at {name}, so nobody was logged in.',
  'signIn.trouble.not-proven': 'The answer of {name} could not be verified. Try again.',
  'signIn.trouble.over':
    'This attempt to log in with {name} is over, or began in another browser. Try again.',
  'signIn.trouble.email-unverified':
    '{name} does not confirm that this e-mail is yours. Create an account, or log in with your password.',
  'signIn.trouble.other-sign-in':
    'There is an account with your e-mail already, without a password. Log in as you did the first time, or ask for one with Forgot Password.',
  'signIn.trouble.admin': 'Administrators log in with their password.',
  'signIn.trouble.other-person': 'At {name} you logged in with another account, not that of this session.',
  'signIn.trouble.deactivated': 'This account was deactivated by the administration.',
  'signIn.trouble.too-many': 'Too many attempts. Wait a moment and try again.',
  'signIn.trouble.unexpected': 'Something went wrong on our side. It has been recorded.',
}
