import { z } from 'zod'
import { CLAIM_STATES } from './claim-states.ts'
import { endpoint } from './endpoint.ts'
import { reasonGiven, uuid } from './fields.ts'

/** What buyers and the payment provider complain of after a payment. Instants are ISO. */

/** A buyer's complaint at the payment provider, which is answered at its own pages; codes are the provider's. */
export const deskClaim = z.object({
  id: z.string(),
  paymentId: z.string(),
  kind: z.string(),
  stage: z.string(),
  reason: z.string(),
  state: z.enum(CLAIM_STATES),
  dueAt: z.string().nullable().describe('Until when it has to be answered; null where it need not be'),
  openedAt: z.string(),
  closedAt: z.string().nullable(),
  lastError: z.string().describe('Why the provider last told nothing of it; empty where it did'),
})

/** That the payment provider asked not to send what a payment paid for. */
export const deskWarning = z.object({
  paymentId: z.string(),
  reason: z.string().describe('In the provider’s words; or empty'),
  warnedAt: z.string(),
  liftedAt: z.string().nullable().describe('When an admin said that it may be sent'),
})

export const liftWarning = endpoint({
  method: 'PUT',
  path: '/admin/orders/{id}/delivery-warning/lifted',
  summary:
    'Says that an order may be sent although the payment provider asked not to send it, or that what had left was looked after: it leaves the work list, and breweries whose parcel has not left are mailed. Repeating it changes nothing; 404 for an order that nobody warned of.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({ reason: reasonGiven }),
  response: z.object({ orderId: uuid, liftedAt: z.string() }),
  status: 200,
})
