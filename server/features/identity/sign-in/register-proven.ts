import { type Refusal, refuse } from '#contract/errors.ts'
import type { Role } from '#contract/limits.ts'
import { languageNow } from '#contract/texts/language.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import { addLink, findLinkedUser } from './provider-links.ts'
import { dropWaiting, lockWaiting, type WaitingPerson } from './waiting-person.ts'

/** Who somebody is, as the provider tells it. */
export type ProvenName = Pick<WaitingPerson, 'name' | 'lastName'>

/**
 * Makes the user of somebody who waits, linked to whom the provider vouched for and without a password, and what belongs
 * to their role in the same transaction. Who has been registered meanwhile (another tab, another browser) stays what
 * they are. Answers with the user's id.
 * Refuses: sign-in-over (somebody was faster with what waited), email-taken; then they go on waiting, and may link.
 */
export async function registerProven(
  db: Database,
  person: WaitingPerson,
  role: Exclude<Role, 'Admin'>,
  addProfile: (tx: Transaction, userId: string, name: ProvenName) => Promise<void>,
): Promise<string | Refusal> {
  const { name, lastName, email } = person
  return db.transaction(async (tx) => {
    if (!(await lockWaiting(tx, person))) return refuse('sign-in-over')
    const [made] = await tx
      .insert(users)
      .values({
        name: `${name} ${lastName}`.trim(),
        email,
        emailVerified: true,
        role,
        language: languageNow(),
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    const userId = made?.id ?? (await findLinkedUser(tx, person))
    if (!userId) return refuse('email-taken')
    await dropWaiting(tx, person)
    if (!made) return userId
    // A link that is there already belongs to an account under another e-mail: undone by what this throws.
    if (!(await addLink(tx, person, userId))) throw new Error('a person who waited was linked meanwhile')
    await addProfile(tx, userId, { name, lastName })
    return userId
  })
}
