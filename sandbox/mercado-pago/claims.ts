import { account } from './account.ts'
import { notInThisState, type Refused } from './api-error.ts'
import { providerDate } from './dates.ts'
import type { Provider } from './provider.ts'
import type { ClaimRecord, PaymentRecord } from './records.ts'

/** How long a seller has for an answer. */
const ANSWERED_WITHIN_MS = 2 * 86_400_000

/** A buyer complains of what was paid; the payment stays as it is until somebody decides. */
export function openClaim(provider: Provider, payment: PaymentRecord): { claim: ClaimRecord } | Refused {
  if (payment.status !== 'approved') return notInThisState()
  const now = Date.now()
  const id = provider.ledger.nextId()
  const record = { id, paymentId: payment.id, isOpen: true, dueAt: now + ANSWERED_WITHIN_MS }
  return { claim: keep(provider, { ...record, createdAt: now, updatedAt: now }, 'claim.created') }
}

/** Ends a claim; one that has ended is refused. */
export function closeClaim(provider: Provider, claim: ClaimRecord): { claim: ClaimRecord } | Refused {
  if (!claim.isOpen) return notInThisState()
  return { claim: keep(provider, { ...claim, isOpen: false, updatedAt: Date.now() }, 'claim.updated') }
}

function keep({ ledger, webhooks }: Provider, claim: ClaimRecord, action: string): ClaimRecord {
  ledger.saveClaim(claim)
  const data = { id: claim.id, resource: `/post-purchase/v1/claims/${claim.id}` }
  webhooks.tell(ledger.payments.get(claim.paymentId)!, { topic: 'topic_claims_integration_wh', action, data })
  return claim
}

/** As GET /post-purchase/v1/claims/{id} writes it; who must act by when stands with the player. */
export function claimAnswer(claim: ClaimRecord, siteId: string) {
  const due = {
    action: 'send_message_to_complainant',
    mandatory: true,
    due_date: providerDate(claim.dueAt),
  }
  return {
    id: claim.id,
    resource_id: claim.paymentId,
    resource: 'payment',
    status: claim.isOpen ? 'opened' : 'closed',
    type: 'mediations',
    stage: 'claim',
    parent_id: null,
    reason_id: 'PNR',
    fulfilled: false,
    players: [
      { role: 'complainant', type: 'buyer', user_id: 1, available_actions: [] },
      {
        role: 'respondent',
        type: 'seller',
        user_id: account.collectorId,
        available_actions: claim.isOpen ? [due] : [],
      },
    ],
    resolution: null,
    site_id: siteId,
    date_created: providerDate(claim.createdAt),
    last_updated: providerDate(claim.updatedAt),
  }
}
