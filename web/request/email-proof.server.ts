import type { EmailProof } from '../ui/email-fields.tsx'
import { type PageContext, pageRequest } from './page-request.ts'

/**
 * What a change of e-mail asks of who logs in so: the password; where there is none the provider once more; where that
 * is no longer there either, a password first.
 */
export function emailProof(context: PageContext, hasPassword: boolean, backTo: string): EmailProof {
  const provider = context.get(pageRequest).settings.signInProvider
  if (hasPassword) return { by: 'password' }
  if (!provider) return { by: 'new-password' }
  const startAt = `/api/sign-in/start?again=1&next=${encodeURIComponent(backTo)}`
  return { by: 'provider', provider, startAt }
}
