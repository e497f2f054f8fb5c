/**
 * How far a payment has come. A payment's rank only rises, whatever order its notices arrive in: what says the same or
 * less than is known is old news. Ranks are a payment's own: an order whose first payment was rejected may be paid by
 * its second.
 *
 * Rejected stands above pending and below approved: the provider decides a pending payment either way, and should it
 * ever approve one that it rejected, money was taken and must have an outcome.
 */
export const RANK = {
  /** Nothing captured yet; it may still be. */
  waiting: 0,
  /** Ended without money. */
  ended: 10,
  /** The buyer's money was taken. */
  captured: 20,
  /** All of it went back, by us or from the provider's own pages. */
  givenBack: 30,
  /** The buyer's bank took it back. */
  chargedBack: 40,
} as const

/** Mercado Pago's statuses (reference of GET /v1/payments/{id}). One in mediation is disputed, and still captured. */
const RANK_OF_STATUS: Record<string, number> = {
  pending: RANK.waiting,
  in_process: RANK.waiting,
  authorized: RANK.waiting,
  rejected: RANK.ended,
  cancelled: RANK.ended,
  approved: RANK.captured,
  in_mediation: RANK.captured,
  refunded: RANK.givenBack,
  charged_back: RANK.chargedBack,
}

/** A status that we do not know says nothing about money: it waits. */
export function rankOf(status: string): number {
  return RANK_OF_STATUS[status] ?? RANK.waiting
}
