import type { StaffPart, StaffRole } from '#contract/staff-roles.ts'

/** What an admin is called who has this part of the administration, as `users.staff_part` keeps it. */
export function roleOf(part: StaffPart | null): StaffRole {
  return part ?? 'owner'
}

/** What is kept of a role. */
export function partOf(role: StaffRole): StaffPart | null {
  return role === 'owner' ? null : role
}
