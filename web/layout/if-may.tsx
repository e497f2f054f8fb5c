import type { ReactNode } from 'react'
import type { Permission } from '#contract/staff-roles.ts'
import { useMay } from './use-may.ts'

/** What only somebody of the administration is shown who may press it. */
export function IfMay({ what, children }: { what: Permission; children: ReactNode }) {
  return useMay()(what) ? children : null
}
