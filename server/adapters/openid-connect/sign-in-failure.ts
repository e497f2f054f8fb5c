import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import type { SignInFailure } from '../../ports/identity-provider.ts'

/** The person closed the door themself (RFC 6749 section 4.1.2.1, OpenID Connect Core 1.0 section 3.1.2.6). */
const CANCELLED = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required'])
const DOWN = new Set(['server_error', 'temporarily_unavailable'])
/** openid-client's codes for an answer that is none: too late, another status, no JSON. */
const NO_ANSWER = new Set([
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
  ...['OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'],
])

/**
 * What a call of openid-client failed with → why nobody was proven. The reason is made of codes and the library's own
 * sentences: its errors carry whole answers, and those hold tokens.
 * @throws what is no failure of a sign-in but a bug
 */
export function signInFailure(error: unknown): SignInFailure {
  if (error instanceof AuthorizationResponseError) {
    return { trouble: troubleOf(error.error), reason: `the provider said ${error.error}` }
  }
  if (error instanceof ResponseBodyError) {
    // The code was used or is too old (RFC 6749 section 5.2).
    const trouble =
      error.error === 'invalid_grant' ? 'over' : error.status >= 500 ? 'provider-down' : 'not-proven'
    return { trouble, reason: `the provider answered ${error.status} ${error.error}` }
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return { trouble: 'not-proven', reason: `the provider refused the shop itself: ${error.status}` }
  }
  if (error instanceof ClientError) {
    const trouble = NO_ANSWER.has(error.code ?? '') ? 'provider-down' : 'not-proven'
    return { trouble, reason: `${error.code}: ${error.message}` }
  }
  if (isNetworkFailure(error)) return { trouble: 'provider-down', reason: error.message }
  throw error
}

function troubleOf(code: string): SignInFailure['trouble'] {
  if (CANCELLED.has(code)) return 'cancelled'
  return DOWN.has(code) ? 'provider-down' : 'not-proven'
}

/** `fetch` says so with a TypeError, and what happened with its cause. */
function isNetworkFailure(error: unknown): error is TypeError {
  return error instanceof TypeError && error.message === 'fetch failed'
}
