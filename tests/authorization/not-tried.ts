/** Calls that cannot be turned on anybody else, and why. Every other call has attempts of its own. */
export const NOT_TRIED: Record<string, string> = {
  checkEmail: 'says by specification whether an e-mail has an account, and nothing else',
  sendRecoveryCode: 'mails a code to the e-mail itself, for anybody who asks',
  logInByGet: 'answers 405',
  logOut: 'ends the session of its own cookie',
  getWaitingSignIn: 'who waits is kept behind a cookie of the browser',
  linkAccount: 'who waits is kept behind a cookie of the browser',
  signInAsBuyer: 'who waits is kept behind a cookie of the browser',
  signInAsSeller: 'who waits is kept behind a cookie of the browser',
  uploadPicture: 'makes a picture and touches no other',
  listCountries: 'tells of nobody',
}
