import { z } from 'zod'
import type { ProviderClaim } from '../../ports/payment-provider.ts'
import { numberedId } from './numbered-id.ts'

const moment = z
  .string()
  .max(40)
  .transform((text) => new Date(text))
  .refine((at) => at.getTime() > Date.UTC(2000) && at.getTime() < Date.UTC(2100))
const code = z.string().max(60)

/** Who takes part, and what each may or must do until when. */
const player = z.object({
  role: code.nullish(),
  type: code.nullish(),
  available_actions: z
    .array(z.object({ mandatory: z.boolean().nullish(), due_date: moment.nullish().catch(undefined) }))
    .nullish()
    .catch(undefined),
})

/**
 * A claim as the provider tells it (reference of GET /post-purchase/v1/claims/{id}). What is neither `opened` nor `closed` is
 * open: somebody looks once too often rather than never.
 */
export const claimAnswer = z
  .object({
    id: numberedId,
    resource: code.nullish(),
    resource_id: numberedId,
    status: code,
    type: code.nullish(),
    stage: code.nullish(),
    reason_id: code.nullish(),
    players: z.array(player).nullish().catch(undefined),
    date_created: moment,
    last_updated: moment.nullish(),
  })
  .transform((claim): ProviderClaim => {
    const isOpen = claim.status !== 'closed'
    return {
      providerId: claim.id,
      paymentId: (claim.resource ?? 'payment') === 'payment' ? claim.resource_id : null,
      kind: claim.type ?? '',
      stage: claim.stage ?? '',
      reason: claim.reason_id ?? '',
      isOpen,
      dueAt: isOpen ? dueOf(claim.players ?? []) : null,
      openedAt: claim.date_created,
      toldAt: claim.last_updated ?? claim.date_created,
    }
  })

/** The first moment by which the seller has to do something; of what need not be done none counts. */
function dueOf(players: z.output<typeof player>[]): Date | null {
  const ours = players.filter(({ role, type }) => role === 'respondent' || type === 'seller')
  const moments = ours
    .flatMap(({ available_actions }) => available_actions ?? [])
    .flatMap(({ mandatory, due_date }) => (due_date && mandatory !== false ? [due_date.getTime()] : []))
  return moments.length ? new Date(Math.min(...moments)) : null
}
