/** What one kind of mail may do at an address: docs/decisions/0042-mails.md tells why, kind by kind. */
export type MailRule = {
  /** Whether it leaves for an address that nobody has proved: always, never, or where real money was paid for it. */
  unproved: 'leaves' | 'held-back' | 'if-paid'
  /** What is counted of its recipient before it leaves; what real money causes is not counted of a proved address. */
  counts: readonly ('mail-to-recipient' | 'link-to-recipient')[]
  /** What becomes of it beyond that: it leaves once there is room again, or never. Whoever wants a link asks again. */
  beyond: 'waits' | 'held-back'
}

const TO_ANYBODY = { unproved: 'leaves', counts: [], beyond: 'waits' } satisfies MailRule
const LINK = {
  unproved: 'leaves',
  counts: ['link-to-recipient', 'mail-to-recipient'],
  beyond: 'held-back',
} satisfies MailRule
const MONEY = { unproved: 'if-paid', counts: ['mail-to-recipient'], beyond: 'waits' } satisfies MailRule
const NEWS = { unproved: 'held-back', counts: ['mail-to-recipient'], beyond: 'waits' } satisfies MailRule

/** Every kind of mail, with what it may do: a new one is written down here, or does not compile. */
export const MAIL_KINDS = {
  'confirm-email': LINK,
  'confirm-email-change': LINK,
  // Limited where they are asked for: CODES_PER_HOUR, by e-mail.
  'recovery-code': TO_ANYBODY,
  // To the shop itself.
  contact: TO_ANYBODY,
  receipt: { ...MONEY, counts: [] },
  sale: MONEY,
  refund: MONEY,
  'sale-refunded': MONEY,
  // Only what real buyers paid is paid out.
  payout: { ...MONEY, unproved: 'leaves' },
  'parcel-shipped': MONEY,
  'parcel-delivered': MONEY,
  'parcel-cancelled': MONEY,
  expiry: NEWS,
  'order-cancelled': NEWS,
  'order-withdrawn': NEWS,
  'review-answered': NEWS,
  'review-hidden': NEWS,
  // What an admin did to somebody's things, with the reason: server/told-acts.ts.
  'admin-act': NEWS,
  'password-changed': NEWS,
  'second-factor-changed': NEWS,
  'email-change-asked': NEWS,
  'email-changed': NEWS,
  'account-deleted': NEWS,
} as const satisfies Record<string, MailRule>

/** Who writes each: features/mail/write-mail.ts. */
export type MailKind = keyof typeof MAIL_KINDS

/** The kind that a row of the outbox names. @throws for one that nobody writes: a bug */
export function mailKindOf(kind: string): MailKind {
  if (!Object.hasOwn(MAIL_KINDS, kind)) throw new Error(`nobody writes mails of the kind ${kind}`)
  return kind as MailKind
}

/** What a mail of a kind may do. @throws as mailKindOf does */
export function ruleOfMail(kind: string): MailRule {
  return MAIL_KINDS[mailKindOf(kind)]
}
