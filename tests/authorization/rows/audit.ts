import { onlyAdmins } from '../answers.ts'
import type { Row } from '../row.ts'

export const AUDIT_LOG: Row[] = ['listAudit', 'downloadAudit'].map((call) => ({
  call,
  ask: () => ({}),
  answers: onlyAdmins(200),
}))
