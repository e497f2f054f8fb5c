import { decisionAddressAt } from '../decision-place.ts'

/** The address of a place among the claims of breweries. */
export const claimsAddress = decisionAddressAt('/admin/brewery-claims')
