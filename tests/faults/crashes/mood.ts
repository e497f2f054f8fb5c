/** How the crowd behaves; shares are from 0 to 1. */
export type Mood = {
  /** Who comes back from the payment page, and is then no longer waited for. */
  comesBack: number
  /** Whether the provider tells of payments. */
  isAnnounced: boolean
  /** At once; after a second or so; or when the hold is just over. */
  pays: 'at once' | 'slowly' | 'late'
  /** How long a buyer leaves the shop alone after each purchase. */
  restMs: number
  /** Whether the provider makes refunds at once, or takes them on and makes or rejects them later. */
  refunds: 'at once' | 'in process'
}

export const USUAL: Mood = {
  comesBack: 0.6,
  isAnnounced: true,
  pays: 'at once',
  restMs: 300,
  refunds: 'at once',
}
