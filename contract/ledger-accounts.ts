/**
 * The accounts of the shop's double-entry ledger. An entry above zero is a debit, one below a credit: what the shop has stands
 * above zero, what it owes and what it earned below.
 */

/**
 * One of each in every currency: money at the provider and at the shop's bank; what goes back to buyers and has not gone yet;
 * what the shop earned, the tax on that, what the provider kept; and all that was ever sent to breweries.
 */
const SHOP_ACCOUNTS = [
  'provider',
  'bank',
  'refunds',
  'commission',
  'commission-tax',
  'provider-fees',
  'disbursed',
] as const

/**
 * One of each for every brewery and currency: what it is owed and cannot be paid yet, what can be, what a buyer's bank asks back
 * meanwhile, and all that payouts came to.
 */
export const BREWERY_ACCOUNTS = ['pending', 'available', 'frozen', 'paid'] as const

export const LEDGER_ACCOUNTS = [...SHOP_ACCOUNTS, ...BREWERY_ACCOUNTS] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/**
 * What is written into the ledger, and what makes each itself (its `cause`, so that it is written once):
 * a sale, money that no order has a use for, and the provider's fee: the payment; a refund that is owed, and one that was made: the refund; a
 * chargeback that was opened, won, lost: the event of its order; money that became free: the parcel; a payout that was decided on, paid,
 * failed, came back: the payout; money taken from the provider to the bank: the provider's id of it; what stood
 * before there was a ledger: the order or payment.
 */
export const LEDGER_KINDS = [
  'sale',
  'unapplied-capture',
  'fee',
  'refund',
  'refund-done',
  'refund-reopened',
  'chargeback-opened',
  'chargeback-won',
  'chargeback-lost',
  'released',
  'payout',
  'payout-paid',
  'payout-failed',
  'payout-returned',
  'withdrawal',
  'carried-over',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]
