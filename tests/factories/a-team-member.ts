import { randomUUID } from 'node:crypto'
import type { TeamRole } from '#contract/team-roles.ts'
import { accounts, companyMembers, users } from '#database/schema.ts'
import { hashPassword } from '#server/features/identity/password.ts'
import type { Services } from '#server/services.ts'
import { inABrowser, PASSWORD } from './logged-in-people.ts'

/** Somebody of a brewery's team with a password, logged in in one browser. `id` is the company's, as on the wire. */
export async function aTeamMember(services: Services, companyId: string, role: TeamRole) {
  const [user] = await services.db
    .insert(users)
    .values({
      ...{ name: 'Lía Paz', email: `equipo-${randomUUID()}@cerveceria.example`, role: 'Company' },
      emailVerified: true,
    })
    .returning()
  const userId = user!.id
  const password = await hashPassword(PASSWORD)
  await services.db.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password })
  await services.db.insert(companyMembers).values({ userId, companyId, role })
  return { id: companyId, userId, email: user!.email, ...(await inABrowser(services, user!)) }
}
