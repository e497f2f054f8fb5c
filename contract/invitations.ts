import { z } from 'zod'
import { uuid } from './fields.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** What mailed invitations have in common, to a brewery's team and to the administration. Instants are ISO. */

/** Of an invitation that nobody has accepted; whose it is says what as. */
export const openInvitation = {
  id: uuid,
  email: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isOver: z.boolean().describe('Its link works no more'),
}

/** What whoever has the link reads of it. */
export const readInvitation = {
  email: z.string(),
  hasAccount: z.boolean().describe('The e-mail has an account of its own: with it nobody joins'),
  expiresAt: z.string(),
}

export const invitationToken = z
  .string(said(formTexts.required))
  .trim()
  .min(1, said(formTexts.required))
  .max(200)
