import type { ReactNode } from 'react'
import type { Permission } from '#contract/staff-roles.ts'
import { useMay } from './use-may.ts'

type Props = {
  what: Permission
  children: ReactNode
  /** What everybody else is shown: of a link its words. Nothing, unless told. */
  otherwise?: ReactNode
}

/** What only somebody of the administration is shown who may press it. */
export function IfMay({ what, children, otherwise }: Props) {
  return useMay()(what) ? children : otherwise
}
