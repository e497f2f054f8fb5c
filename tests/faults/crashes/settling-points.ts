import { after, at, before, beforeCalling, COMMIT, during, onTheAnswerOf, type Point } from './points.ts'

const REFUNDING = String.raw`POST /v1/payments/\d+/refunds`
const SETTLE = {
  order: 'SELECT order_id FROM payments WHERE provider_id = .* FOR NO KEY UPDATE',
  payment: 'INSERT INTO payments',
  sale: "SET state = 'paid'",
}
/** Of open orders: the claim of those that ended unpaid names nobody whose payment is on its way. */
const CLAIM_OF_OPEN = 'UPDATE orders SET reconcile_claimed_until = now.* state = .pending. AND'
const INBOX = 'insert into webhook_inbox'

/** Where taking in a notice is killed, by the name that docs/reliability.md gives it. */
export const TAKING_NOTICES: Record<string, Point> = {
  'before the inbox has the notice': { ends: [before(INBOX), before(COMMIT, INBOX)] },
  'after the inbox has the notice': {
    ends: [after(COMMIT, INBOX), onTheAnswerOf(String.raw`GET /v1/payments/\d+$`)],
  },
  'before *settle*': { ends: [before(SETTLE.order), after(SETTLE.order)] },
}

/** Where settling is killed, and the mail that tells of it, by the name that docs/reliability.md gives it. */
export const SETTLING: Record<string, Point> = {
  'inside *settle*': {
    ends: [after(SETTLE.payment), before(SETTLE.sale), after(SETTLE.sale), before(COMMIT, SETTLE.sale)],
  },
  'after *settle*': { ends: [after(COMMIT, SETTLE.sale)] },
  'with a mail accepted and not marked': {
    ends: [
      before('^update outbox set .*sent_at'),
      { heldBack: { what: 'mail', fault: { delayMs: 700, afterwards: true } } },
    ],
  },
}

/** Where money goes back, and where two settle at once, by the name that docs/reliability.md gives it. */
export const SETTLING_TOGETHER: Record<string, Point> = {
  'with a refund sent and not answered': {
    ends: [
      onTheAnswerOf(REFUNDING),
      beforeCalling(REFUNDING),
      ...during({ method: 'POST', path: '/v1/payments' }),
      before(COMMIT, '^update refunds set state'),
    ],
  },
  'while a hold expires and its payment settles': {
    ends: [
      at(
        { statement: String.raw`WHERE \(stock_held AND reserved_until < now\(\)\)`, when: 'answered' },
        { statement: SETTLE.order, when: 'sent', isOfTheSame: true },
      ),
    ],
    mood: { pays: 'late' },
  },
  'while reconciliation and a notice settle the same payment': {
    ends: [
      at(
        { statement: CLAIM_OF_OPEN, when: 'answered' },
        { statement: SETTLE.order, when: 'answered', isOfTheSame: true },
        { statement: SETTLE.order, when: 'sent', isOfTheSame: true },
      ),
    ],
    mood: { pays: 'slowly', comesBack: 0 },
  },
}

const WRITTEN = {
  isInProcess: String.raw`^update refunds set state = \$1, provider_refund_id = \$2 where`,
  isRejected: String.raw`^update refunds set state = \$1, provider_refund_id = \$2, last_error = \$3 where`,
}

/** Where refunds are that the provider has taken on, and makes or rejects later, by the name that docs/reliability.md gives it. */
export const IN_PROCESS: Record<string, Point> = {
  'while a refund is in process at the provider': {
    ends: [
      onTheAnswerOf(REFUNDING),
      before(COMMIT, WRITTEN.isInProcess),
      onTheAnswerOf(String.raw`GET /v1/payments/\d+/refunds/\d+`),
      before(COMMIT, WRITTEN.isRejected),
    ],
    mood: { refunds: 'in process' },
  },
}
