/** Beers of the brewery that the public does not see: which, and why. */
export const OFF_SALE = [
  ['turnedOffId', 'turned off'],
  ['blockedId', 'blocked'],
  ['pastDateId', 'past its date'],
] as const
