import type { Else as Who } from '#tests/authorization/answers.ts'
import type { DescribedCall } from './described-calls.ts'

const ROLES = {
  buyer: 'Person',
  otherBuyer: 'Person',
  seller: 'Company',
  rivalSeller: 'Company',
  admin: 'Admin',
} as const

/** Whether the document lets somebody make a call at all. */
export function mayCall({ access }: DescribedCall, who: Who): boolean {
  if (access === 'anyone') return true
  if (who === 'visitor' || who === 'deactivated') return false
  return access === 'signed-in' || access.includes(ROLES[who])
}
