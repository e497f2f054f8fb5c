/** Why a payment was rejected, as far as its buyer can do something about it; whatever else it was has no name here. */
export const REJECTIONS = [
  'no-funds',
  'wrong-number',
  'wrong-date',
  'wrong-code',
  'wrong-details',
  'call-the-bank',
  'card-not-active',
  'paid-already',
  'too-many-tries',
  'not-this-card',
  'own-account',
] as const
export type Rejection = (typeof REJECTIONS)[number]
