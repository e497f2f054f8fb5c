import type { SessionUser } from '#contract/identity.ts'
import type { Role } from '#contract/limits.ts'
import type { TeamRole } from '#contract/team-roles.ts'

type Ids = {
  userId: string
  ownCompanyId: string | null
  employerId: string | null
  roleInTeam: TeamRole | null
}

/** A seller acts as their company, or as that whose team they are in: its id is what beers and sales hang on. */
export function actsAs(
  role: Role,
  { userId, ownCompanyId, employerId, roleInTeam }: Ids,
): Pick<SessionUser, 'id' | 'team'> {
  if (role !== 'Company') return { id: userId }
  if (ownCompanyId) return { id: ownCompanyId }
  return { id: employerId ?? userId, team: { role: roleInTeam ?? 'none', userId } }
}
