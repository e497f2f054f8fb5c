import { decisionAddressAt } from '../decision-place.ts'

/** The address of a place among the reports. */
export const reportsAddress = decisionAddressAt('/admin/reports')
