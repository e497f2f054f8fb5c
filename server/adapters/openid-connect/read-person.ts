import type { IDToken } from 'openid-client'
import { z } from 'zod'
import { emailAddress } from '#contract/fields.ts'
import type { ProvenPerson } from '../../ports/identity-provider.ts'

const NAME_MAX_CHARACTERS = 80

/** A claim that is no text counts as missing: one odd claim is no reason to turn somebody away. */
const claim = z.string().catch('').transform(cleanName)

const claims = z.object({
  given_name: claim,
  family_name: claim,
  name: claim,
  email: emailAddress.optional().catch(undefined),
  auth_time: z.number().optional().catch(undefined),
})

/** What a provider calls somebody, without line breaks and other control characters, at a length that a form takes. */
function cleanName(text: string): string {
  const spaced = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return [...spaced].slice(0, NAME_MAX_CHARACTERS).join('').trim()
}

/**
 * The claims of a checked ID token (OpenID Connect Core 1.0, sections 2 and 5.1) → a person. `email_verified` counts
 * only as the boolean that the standard makes it: 'true' in quotes proves nothing.
 */
export function readPerson(token: IDToken): ProvenPerson {
  const { given_name, family_name, name, email, auth_time } = claims.parse(token)
  const [first = '', ...rest] = name.split(' ')
  return {
    issuer: token.iss,
    subject: token.sub,
    email,
    emailVerified: email !== undefined && token.email_verified === true,
    // Some providers tell the whole name alone, and some none: then the e-mail's own.
    name: given_name || first || (email ?? '').split('@')[0]!.slice(0, NAME_MAX_CHARACTERS),
    lastName: family_name || (given_name ? '' : rest.join(' ')),
    authenticatedAt: auth_time === undefined ? undefined : new Date(auth_time * 1000),
  }
}
