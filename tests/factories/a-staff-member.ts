import { eq } from 'drizzle-orm'
import type { StaffPart } from '#contract/staff-roles.ts'
import { users } from '#database/schema.ts'
import type { Services } from '#server/services.ts'
import { aLoggedInAdmin } from './logged-in-people.ts'

/** Somebody of the administration with a part of it, logged in in one browser. */
export async function aStaffMember(services: Services, staffPart: StaffPart) {
  const admin = await aLoggedInAdmin(services)
  await services.db.update(users).set({ staffPart }).where(eq(users.id, admin.id))
  return { ...admin, staffPart }
}
