import { type Permission, staffMay } from '#contract/staff-roles.ts'
import { useRoot } from './use-root.ts'

/** Whether who looks may what a permission opens: what they may not press is not drawn. Of pages of the administration. */
export function useMay(): (permission: Permission) => boolean {
  const part = useRoot()?.user?.staff
  return (permission) => staffMay(part, permission)
}
