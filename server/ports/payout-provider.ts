import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import type { ProviderFailure } from './payment-provider.ts'

/** A payout as it is handed to whoever moves the money. Money in hundredths of `currency`. */
export type OutgoingPayout = {
  /** Of this one attempt, a uuid: what failed or came back and is owed again leaves as another payout, under another id. */
  id: string
  /** The brewery, as the shop calls it: the account's holder may be called otherwise. */
  companyName: string
  currency: ChargeCurrency
  amountCents: number
  destination: PayoutDestination
  /** What its receiver reads, where the way tells it. */
  description: string
}

/**
 * How a payout stands. `taken`: on its way, nothing more is known, and no money has arrived. `in-process`: somebody works on it, or it
 * stands in a word that nobody here knows. `paid`: credited. `failed`: never credited, and never will be. `returned`: came back
 * whole after it left; `returned-partly`: a part of it did.
 */
export type PayoutStanding = 'taken' | 'in-process' | 'paid' | 'failed' | 'returned' | 'returned-partly'

/** What the provider tells of a payout. Money in hundredths of its currency. */
export type ToldPayout = {
  /** Our own id of it; null where the provider says none. */
  payoutId: string | null
  /**
   * Where the provider tells of it: what `read` takes. Null of one that it says to have, and not under which number: its own
   * answer was lost. A notice brings it.
   */
  reference: string | null
  standing: PayoutStanding
  /** Why it failed or came back, or what it waits for, in the provider's words; '' where it said none. */
  reason: string
  /** What it says it is about, and what of that came back; null where it did not say. */
  amountCents: number | null
  returnedCents: number | null
}

/** Who pays breweries for us. Which destinations it can pay depends on the country. */
export interface PayoutProvider {
  /** Whether an account can be paid in a currency. Asks nobody. */
  canPay(destination: PayoutDestination, currency: ChargeCurrency): boolean
  /**
   * Hands payouts over, and answers for each id. Repeating is safe, together or in other company: nobody is paid twice under one
   * id. An answer is never `paid`, whatever the provider calls it: it is acceptance, and `read` tells the rest.
   *
   * Of a failure: `not-asked`, nothing was sent; `refused`, it was and nothing will come of it; `unknown`, it may have been
   * taken: send it again.
   */
  send(payouts: OutgoingPayout[]): Promise<Map<string, ToldPayout | ProviderFailure>>
  /** How one stands, or null when the provider knows none of that reference. */
  read(reference: string): Promise<ToldPayout | null | ProviderFailure>
  /** Whether it is known not to answer now, so that whoever has time leaves it alone. Asks nobody. */
  isAway(): boolean
}
