import { z } from 'zod'
import { emailAddress } from '#contract/fields.ts'
import { seal, unseal } from './seal.ts'

const PURPOSE = 'recovery e-mail'
const sealed = z.object({ email: emailAddress })

/** Whose account the link of a recovery mail is about, for that link's address: in histories and logs nobody reads it. */
export function sealRecoveryEmail(secret: string, email: string): string {
  return seal(secret, PURPOSE, { email })
}

/** The e-mail that a followed link brings; undefined for one that we did not write. It proves nothing: the key does. */
export function openRecoveryEmail(secret: string, value: string): string | undefined {
  return sealed.safeParse(unseal(secret, PURPOSE, value)).data?.email
}
