/** What webhooks tell, and how telling went. No zod here: tables and pages import this file too. */

/** What happens at a brewery that a program of its own can be told of. */
export const WEBHOOK_EVENTS = [
  'order.paid',
  'parcel.cancelled',
  'units.removed',
  'sale.refunded',
  'beer.out',
  'complaint.opened',
  'payout.paid',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What a body says that it is: what happened, or that somebody tries whether it arrives. */
export const WEBHOOK_KINDS = [...WEBHOOK_EVENTS, 'webhook.test'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** Why nothing is sent to a target: its brewery said so, nothing arrived for a day, or its server said that it is gone (410). */
export const WEBHOOK_OFF_REASONS = ['owner', 'failed', 'gone'] as const
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number]

export const WEBHOOK_DELIVERY_STATES = ['waiting', 'done', 'failed'] as const

/** Why nothing is ever sent to an address, as it stands. */
const WEBHOOK_ADDRESS_TROUBLES = [
  'no-address',
  'not-https',
  'with-password',
  'other-port',
  'no-such-name',
  'private',
] as const
export type WebhookAddressTrouble = (typeof WEBHOOK_ADDRESS_TROUBLES)[number]

/** Why a try had no answer that counts. */
export const WEBHOOK_TROUBLES = [
  ...WEBHOOK_ADDRESS_TROUBLES,
  'unreachable',
  'no-certificate',
  'too-slow',
  'no-secret',
] as const
export type WebhookTrouble = (typeof WEBHOOK_TROUBLES)[number]
