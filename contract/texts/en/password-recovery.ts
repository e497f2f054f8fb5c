import type { passwordRecoveryTexts as original } from '../password-recovery.ts'
import type { InEnglish } from '../translated.ts'

export const passwordRecoveryTexts: InEnglish<typeof original> = {
  'recovery.title': 'Recover password',
  'recovery.lead': 'Enter your account’s e-mail and we send you a verification code.',
  'recovery.send': 'Send code',
  'recovery.sent': 'A verification code was sent to your e-mail',
  'recovery.notSent': 'We could not send the code',
  'recovery.haveCode': 'I have a code already',
  'recovery.codeTitle': 'New password',
  'recovery.codeLead': 'The code is good for {minutes} minutes, and once.',
  'recovery.linkLead':
    'The link in your mail has brought the code: type only your e-mail and the new password.',
  'recovery.linkKnown': 'The link of your mail brings the code: only the new password is missing.',
  'recovery.code': 'Verification code',
  'recovery.codeInvalid': 'The code has {digits} digits.',
  'recovery.newPassword': 'New password',
  'recovery.confirmation': 'Confirm password',
  'recovery.mismatch': 'The passwords are not the same',
  'recovery.submit': 'Change password',
  'recovery.again': 'Ask for another code',
  'recovery.changed': 'Password changed successfully',
  'recovery.notChanged': 'We could not change the password',
}
