import { z } from 'zod'
import { WITHDRAWAL_STATES } from './withdrawal-states.ts'

/** What its buyer reads of a withdrawal of an order of theirs. */
export const ownWithdrawal = z.object({
  code: z.string(),
  date: z.string().describe('ISO instant at which it came'),
  state: z.enum(WITHDRAWAL_STATES),
  confirmed: z.boolean().describe('By its buyer; before that nothing is cancelled'),
  reason: z.string().describe('Why it was refused; else empty'),
})
