import { z } from 'zod'
import { newCompanyPassword, personName, withoutPageAddress } from './fields.ts'

/** What a mailed link does not say of somebody who gets an account for a brewery by it: their name, and what they log in with. */
export const nameAndPassword = z.strictObject({
  name: withoutPageAddress(personName),
  lastName: withoutPageAddress(personName),
  password: newCompanyPassword,
})
