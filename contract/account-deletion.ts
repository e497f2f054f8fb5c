import { z } from 'zod'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { PASSWORD_MAX_CHARACTERS, SIGN_IN_MINUTES } from './limits.ts'
import * as formTexts from './texts/form.ts'
import * as myDataTexts from './texts/my-data.ts'
import { said } from './texts/said.ts'

/** What stands in the way of deleting an account; each is a refusal with its sentence (errors.ts). */
const DELETION_BLOCKERS = [
  'purchase-unpaid',
  'purchase-unshipped',
  'purchase-unrefunded',
  'purchase-complaint',
  'sale-unpaid',
  'sale-unshipped',
  'sale-unrefunded',
  'sale-complaint',
  'sale-owed-back',
  'payout-under-way',
] as const
export type DeletionBlocker = (typeof DELETION_BLOCKERS)[number]

const accountDeletion = z.object({
  blockers: z.array(z.enum(DELETION_BLOCKERS)),
  owed: z
    .array(z.object({ currency: z.enum(CHARGE_CURRENCIES), amount: z.number() }))
    .describe(
      'Of a seller: what the shop still owes the company, now or later. Where it would be paid goes with the account',
    ),
  proof: z
    .enum(['password', 'recent-log-in', 'log-in-again', 'choose-password'])
    .describe(
      'What deleting asks for: the password; nothing, because the sign-in provider opened this session just now; to come in through it once more; or, where no provider is linked any more, to choose a password first',
    ),
})
export type AccountDeletion = z.output<typeof accountDeletion>

export const getAccountDeletion = endpoint({
  method: 'GET',
  path: '/account/deletion',
  summary: 'Whether the session’s account could be deleted now, and what that takes.',
  access: ['Person', 'Company'],
  response: accountDeletion,
  status: 200,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  summary: `Deletes the session’s account for good: its personal data is gone, purchases and reviews stay without a name. Needs currentPassword, or for an account without one a session that its sign-in provider opened in the last ${SIGN_IN_MINUTES.again} minutes. 409 with \`blockers\` while an order is unpaid and held, unshipped, unrefunded or complained of.`,
  access: ['Person', 'Company'],
  body: z.strictObject({
    currentPassword: z
      .string()
      .max(PASSWORD_MAX_CHARACTERS)
      .optional()
      .transform((value) => value || undefined),
  }),
  response: z.object({ message: z.string() }),
  status: 200,
})

const understood = z.literal('on', said(myDataTexts.understand))

/** The page's form for who has a password; who has none only ticks the box. */
export const deletionByPassword = z.strictObject({
  currentPassword: z
    .string(said(formTexts.required))
    .min(1, said(formTexts.required))
    .max(PASSWORD_MAX_CHARACTERS),
  understood,
})
export const deletionByLogIn = z.strictObject({ understood })
