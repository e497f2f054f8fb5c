import { describe, expect, test } from 'vitest'
import type { MailKind } from '#contract/mail-kinds.ts'
import { mayGoThere } from './count-mail.ts'

describe('whom each kind of mail reaches', () => {
  test.each<[leaves: 'always' | 'paid' | 'never', MailKind[]]>([
    ['always', ['confirm-email', 'confirm-email-change', 'recovery-code', 'contact', 'contact-answered']],
    ['always', ['payout', 'payout-account-saved', 'api-key-made', 'api-key-leaked', 'team-joined']],
    ['always', ['withdrawal-received', 'withdrawal-refused', 'report-decided']],
    ['always', ['team-invitation', 'staff-invitation']],
    ['always', ['brewery-claim-asked', 'brewery-claim-accepted', 'brewery-claim-refused']],
    ['paid', ['withdrawal-matched']],
    ['paid', ['receipt', 'sale', 'sales-of-day', 'parcels-late', 'refund', 'sale-refunded']],
    ['paid', ['parcel-shipped', 'parcel-delivered', 'parcel-cancelled']],
    ['paid', ['parcel-short', 'units-cancelled', 'invoice-attached']],
    ['paid', ['delivery-warned', 'delivery-cleared', 'message-to-buyer', 'message-to-seller']],
    ['paid', ['complaint-opened', 'complaint-answered', 'complaint-escalated', 'complaint-decided']],
    ['paid', ['complaint-to-send', 'complaint-sent-again']],
    ['never', ['expiry', 'order-cancelled', 'order-withdrawn', 'review-answered', 'review-hidden']],
    ['never', ['restock', 'digest', 'low-stock']],
    ['never', ['password-changed', 'second-factor-changed', 'email-change-asked', 'email-changed']],
    ['never', ['admin-act', 'account-deleted']],
  ])('at an e-mail that nobody proved: %s for %j', (leaves, kinds) => {
    for (const kind of kinds) {
      expect([kind, mayGoThere({ kind }, { isProved: false, isPaid: false })]).toEqual([
        kind,
        leaves === 'always',
      ])
      expect([kind, mayGoThere({ kind }, { isProved: false, isPaid: true })]).toEqual([
        kind,
        leaves !== 'never',
      ])
      expect([kind, mayGoThere({ kind }, { isProved: true, isPaid: false })]).toEqual([kind, true])
    }
  })
})
