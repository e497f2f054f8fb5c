import { z } from 'zod'
import { MAIL_KINDS, type MailKind } from '#contract/mail-kinds.ts'
import { PARCEL_STATES } from '#contract/parcel-states.ts'
import { REPORT_DECISIONS } from '#contract/report-words.ts'
import { LANGUAGES } from '#contract/texts/language.ts'

/** What one kind of mail may do at an address: docs/decisions/0042-mails.md tells why, kind by kind. */
type MailRule = {
  /** Whether it leaves for an address that nobody has proved: always, never, or where real money was paid for it. */
  unproved: 'leaves' | 'held-back' | 'if-paid'
  /** What is counted of its recipient before it leaves; what real money causes is not counted of a proved address. */
  counts: readonly (
    | 'mail-to-recipient'
    | 'link-to-recipient'
    | 'withdrawal-to-recipient'
    | 'report-to-recipient'
  )[]
  /** What becomes of it beyond that: it leaves once there is room again, or never. Whoever wants a link asks again. */
  beyond: 'waits' | 'held-back'
}

const TO_ANYBODY = { unproved: 'leaves', counts: [], beyond: 'waits' } as const
const LINK = {
  unproved: 'leaves',
  counts: ['link-to-recipient', 'mail-to-recipient'],
  beyond: 'held-back',
} as const
const MONEY = { unproved: 'if-paid', counts: ['mail-to-recipient'], beyond: 'waits' } as const
const NEWS = { unproved: 'held-back', counts: ['mail-to-recipient'], beyond: 'waits' } as const

// A part of a payload means the same in every kind: ids rather than what they stand for.
const id = z.uuid()
const order = { orderId: id }
const parcel = { orderId: id, companyId: id }
const complaint = { ...parcel, complaintId: id }
const user = { userId: z.string() }
const named = { ...user, name: z.string() }
const expiring = { expiresAt: z.iso.datetime() }
/** Of what an account may have lost its e-mail by when it leaves: whether that had been proved. */
const wasProved = { wasProved: z.enum(['true', 'false']) }
const link = z.strictObject({ ...user, token: z.string(), ...expiring })
/** `language`: of who withdrew, who may have no account. */
const withdrawal = z.strictObject({ withdrawalId: id, language: z.enum(LANGUAGES).optional() })
const breweryClaim = z.strictObject({
  ...{ companyId: id, claimId: id },
  language: z.enum(LANGUAGES).optional(),
})
/** `language`: of who invites. */
const invitation = z.strictObject({
  ...{ invitationId: id, token: z.string(), ...expiring },
  language: z.enum(LANGUAGES).optional(),
})
const apiKey = z.strictObject({ ...user, keyId: id })
const act = z.strictObject({ ...user, entryId: z.string() })
/** `corrects`: of a parcel that was already said to be so. */
const moved = z.strictObject({ ...parcel, corrects: z.enum(PARCEL_STATES).optional() })
const removed = z.strictObject({ ...parcel, removalId: id })

type With<Key extends string> = z.ZodType<Record<Key, string>>

/**
 * Whose a mail is, and so by what of its payload an erasure finds it, wherever it went: an account's, the buyer's of an order
 * or of a refund, who sells for a company; the shop's own; or nobody's any more, whose address is forgotten as it leaves.
 */
type Owned =
  | { to: 'account'; payload: With<'userId'> }
  | { to: 'buyer'; payload: With<'orderId'> }
  | { to: 'refunded-buyer'; payload: With<'refundId'> }
  | { to: 'seller'; payload: With<'companyId'> }
  | { to: 'shop' | 'nobody-any-more'; payload: z.ZodType }

/** Every kind of mail: whose it is, what its payload says, what it may do. A new one is written down here, or does not compile. */
export const MAILS = {
  'confirm-email': { to: 'account', payload: link, ...LINK },
  'confirm-email-change': { to: 'account', payload: link, ...LINK },
  // Limited where they are asked for: CODES_PER_HOUR, by e-mail.
  'recovery-code': {
    to: 'account',
    payload: z.strictObject({
      ...{ ...named, ...expiring },
      ...{ code: z.string(), token: z.string(), sealedEmail: z.string() },
    }),
    ...TO_ANYBODY,
  },
  contact: { to: 'shop', payload: z.strictObject({ messageId: id }), ...TO_ANYBODY },
  // To who wrote, at the e-mail that they typed: an admin has read what it quotes, and wrote the rest.
  'contact-answered': {
    to: 'nobody-any-more',
    payload: z.strictObject({
      ...{ answerId: id, replyTo: z.string() },
      language: z.enum(LANGUAGES).optional(),
    }),
    ...TO_ANYBODY,
  },
  receipt: { to: 'buyer', payload: z.strictObject(order), ...MONEY, counts: [] },
  sale: { to: 'seller', payload: z.strictObject(parcel), ...MONEY },
  // A day of the shop, and the moments that it begins and ends at; of its orders one, paid with real money where any was.
  'sales-of-day': {
    to: 'seller',
    payload: z.strictObject({
      ...parcel,
      day: z.iso.date(),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
    ...MONEY,
  },
  // Ids of beers, with commas.
  'low-stock': { to: 'seller', payload: z.strictObject({ companyId: id, beerIds: z.string() }), ...NEWS },
  // Ids of orders, with commas, that the company has not sent for days; of them `orderId` is the first.
  'parcels-late': { to: 'seller', payload: z.strictObject({ ...parcel, orderIds: z.string() }), ...MONEY },
  refund: { to: 'refunded-buyer', payload: z.strictObject({ refundId: id }), ...MONEY },
  'sale-refunded': {
    to: 'account',
    payload: z.strictObject({ ...user, ...parcel, refundId: id }),
    ...MONEY,
  },
  // Only what real buyers paid is paid out.
  'payout-news': {
    to: 'seller',
    payload: z.strictObject({ companyId: id, payoutId: id, state: z.enum(['paid', 'failed', 'returned']) }),
    ...MONEY,
  },
  payout: { to: 'account', payload: act, ...MONEY, unproved: 'leaves' },
  'parcel-shipped': { to: 'buyer', payload: moved, ...MONEY },
  'parcel-delivered': { to: 'buyer', payload: moved, ...MONEY },
  'parcel-cancelled': { to: 'seller', payload: moved, ...MONEY },
  // Units were taken out of a parcel: by its brewery, which cannot send them; by its buyer.
  'parcel-short': { to: 'buyer', payload: removed, ...MONEY },
  'units-cancelled': { to: 'seller', payload: removed, ...MONEY },
  // One until they have looked at the thread: its key says when they last did.
  'message-to-buyer': { to: 'buyer', payload: z.strictObject(parcel), ...MONEY },
  'message-to-seller': { to: 'seller', payload: z.strictObject(parcel), ...MONEY },
  // Of the first that it attaches to a parcel alone.
  'invoice-attached': { to: 'buyer', payload: z.strictObject(parcel), ...MONEY },
  'complaint-opened': { to: 'seller', payload: z.strictObject(complaint), ...MONEY },
  'complaint-answered': { to: 'buyer', payload: z.strictObject({ ...complaint, eventId: id }), ...MONEY },
  // Its buyer takes beer for an answer, which has to leave; and it has left.
  'complaint-to-send': { to: 'seller', payload: z.strictObject(complaint), ...MONEY },
  'complaint-sent-again': { to: 'buyer', payload: z.strictObject(complaint), ...MONEY },
  // Both sides: the administration decides, or has decided.
  'complaint-escalated': { to: 'account', payload: z.strictObject({ ...user, ...complaint }), ...MONEY },
  'complaint-decided': { to: 'account', payload: z.strictObject({ ...user, ...complaint }), ...MONEY },
  // The provider asked not to send a brewery's part of an order; an admin has looked, and it may leave.
  'delivery-warned': { to: 'seller', payload: z.strictObject(parcel), ...MONEY },
  'delivery-cleared': { to: 'seller', payload: z.strictObject(parcel), ...MONEY },
  // Nothing arrived at an address of its own programs for a day.
  'webhook-off': { to: 'seller', payload: z.strictObject({ companyId: id, webhookId: id }), ...NEWS },
  expiry: { to: 'buyer', payload: z.strictObject(order), ...NEWS },
  'order-cancelled': { to: 'buyer', payload: z.strictObject(order), ...NEWS },
  // With the company or the one beer that is not on sale any more.
  'order-withdrawn': {
    to: 'buyer',
    payload: z.strictObject({ ...order, companyId: id.optional(), beerId: id.optional() }),
    ...NEWS,
  },
  // Anybody can have the first mailed to any address: it holds nothing that was typed but an order's number, and is counted by itself.
  'withdrawal-received': {
    to: 'nobody-any-more',
    payload: withdrawal,
    unproved: 'leaves',
    counts: ['withdrawal-to-recipient'],
    beyond: 'held-back',
  },
  'withdrawal-matched': { to: 'buyer', payload: withdrawal.extend(order), ...MONEY },
  'withdrawal-refused': { to: 'nobody-any-more', payload: withdrawal, ...TO_ANYBODY },
  // As a withdrawal's, anybody can have it mailed to any address: it holds nothing that was typed, and is counted by itself.
  'report-decided': {
    to: 'nobody-any-more',
    payload: z.strictObject({
      reportId: id,
      decision: z.enum(REPORT_DECISIONS),
      language: z.enum(LANGUAGES).optional(),
    }),
    unproved: 'leaves',
    counts: ['report-to-recipient'],
    beyond: 'held-back',
  },
  // By choice alone, and stopped by one press: docs/decisions/0089-alerts-by-mail.md.
  restock: { to: 'account', payload: z.strictObject({ ...user, beerId: id }), ...NEWS },
  // Ids of beers, with commas: what became cheaper, what is new, what was packaged anew.
  digest: {
    to: 'account',
    payload: z.strictObject({ ...user, cheaper: z.string(), arrived: z.string(), fresh: z.string() }),
    ...NEWS,
  },
  'review-answered': { to: 'account', payload: z.strictObject({ ...user, reviewId: id }), ...NEWS },
  'review-hidden': {
    to: 'account',
    payload: z.strictObject({ ...user, reviewId: id, hiddenAt: z.iso.datetime(), reason: z.string() }),
    ...NEWS,
  },
  // What an admin did to somebody's things, with the reason: server/audit/told-acts.ts.
  'admin-act': { to: 'account', payload: act, ...NEWS },
  'password-changed': { to: 'account', payload: z.strictObject({ ...named, ...wasProved }), ...NEWS },
  'second-factor-changed': {
    to: 'account',
    payload: z.strictObject({ ...named, change: z.enum(['on', 'off', 'codes', 'reset']) }),
    ...NEWS,
  },
  // Whoever owns the account is to hear of it at any address; nothing that anybody wrote stands in it.
  'payout-account-saved': {
    to: 'account',
    payload: z.strictObject({ ...user, ...{ accountId: id } }),
    ...NEWS,
    unproved: 'leaves',
  },
  // The same of a key of the company: what its writer was asked for is not told.
  'api-key-made': { to: 'account', payload: apiKey, ...NEWS, unproved: 'leaves' },
  'api-key-leaked': { to: 'account', payload: apiKey, ...NEWS, unproved: 'leaves' },
  // And of whoever acts in the company's name from now on, whom somebody with its owner's browser may have invited.
  'team-joined': {
    to: 'account',
    payload: z.strictObject({ ...user, memberId: z.string() }),
    ...NEWS,
    unproved: 'leaves',
  },
  'email-change-asked': {
    to: 'account',
    payload: z.strictObject({ ...named, ...wasProved, by: z.enum(['owner', 'admin']) }),
    ...NEWS,
  },
  'email-changed': {
    to: 'account',
    payload: z.strictObject({ ...named, ...wasProved, unlinked: z.literal('1').optional() }),
    ...NEWS,
  },
  'account-deleted': {
    to: 'nobody-any-more',
    payload: z.strictObject({ ...expiring, ...wasProved, language: z.enum(LANGUAGES).optional() }),
    ...NEWS,
  },
  // To who has no account yet: nothing of it is theirs but the address, which is forgotten as it leaves.
  'team-invitation': {
    to: 'nobody-any-more',
    payload: invitation.extend({ companyId: id }),
    ...LINK,
  },
  // Anybody can have the first mailed to any address: it holds nothing that was typed. The others go to a proved one.
  'brewery-claim-asked': {
    to: 'nobody-any-more',
    payload: breweryClaim.extend({ token: z.string() }),
    ...LINK,
  },
  'brewery-claim-accepted': {
    to: 'nobody-any-more',
    payload: breweryClaim.extend({ token: z.string() }),
    ...TO_ANYBODY,
  },
  'brewery-claim-refused': { to: 'nobody-any-more', payload: breweryClaim, ...TO_ANYBODY },
  'staff-invitation': { to: 'nobody-any-more', payload: invitation, ...LINK },
} as const satisfies Record<MailKind, MailRule & Owned>

/** What whoever causes a mail says of it. */
export type MailPayload<Kind extends MailKind> = z.output<(typeof MAILS)[Kind]['payload']>

/** What has done its work once the mail has left, or never will: nobody reads it in the outbox afterwards. */
export const SECRET_PARTS = ['code', 'token'] as const
/** What an erasure leaves of a payload: the books say of each order and refund who was told. */
export const KEPT_PARTS = ['orderId', 'refundId', 'companyId'] as const

/** A payload as it is read in the outbox. */
export type KeptPayload<Kind extends MailKind> = Omit<MailPayload<Kind>, (typeof SECRET_PARTS)[number]> &
  Partial<Pick<MailPayload<Kind>, Extract<keyof MailPayload<Kind>, (typeof SECRET_PARTS)[number]>>>

/** What may stand in a payload of whichever kind. */
export type AnyPayload = { [Part in PartOf<MailKind>]?: string }
type PartOf<Kind extends MailKind> = Kind extends MailKind ? keyof MailPayload<Kind> : never

/** The kinds that go to whom. */
export function mailKindsTo(to: Owned['to']): MailKind[] {
  return MAIL_KINDS.filter((kind) => MAILS[kind].to === to)
}
