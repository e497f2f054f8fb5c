import { isRefusal } from '#contract/errors.ts'
import { emailAddress, newPassword } from '#contract/fields.ts'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import { registerUser } from './register-user.ts'

/** What the shop calls whoever runs it, where it needs a name. */
const ADMIN_NAME = 'Administración'

/**
 * Makes an administrator who signs in with e-mail and password. No page does this: only who runs the shop may.
 * Answers with the e-mail as it is kept, or with the sentence that says why nothing was made.
 */
export async function createAdmin(
  db: Database,
  given: { email: string; password: string },
): Promise<{ email: string } | { wrong: string }> {
  const email = emailAddress.safeParse(given.email)
  if (!email.success) return { wrong: `${JSON.stringify(given.email)} is not an e-mail address.` }
  if (!given.password) return { wrong: 'There is no password on standard input.' }
  if (!newPassword.safeParse(given.password).success) {
    return {
      wrong:
        `The password needs ${PASSWORD_MIN_CHARACTERS} to ${PASSWORD_MAX_CHARACTERS} characters, among them an ` +
        'uppercase letter, a lowercase letter and a digit.',
    }
  }
  const admin = { name: ADMIN_NAME, email: email.data, password: given.password, role: 'Admin' as const }
  const made = await registerUser(db, admin, async () => ({ email: email.data }))
  return isRefusal(made) ? { wrong: `${email.data} has an account already.` } : made
}
