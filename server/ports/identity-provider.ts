/**
 * What must be remembered, in the browser that left for the provider, until it comes back: to `callback`, which the provider
 * holds both ways against each other.
 */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string; callback: string }

/** Where a browser is led to sign in. */
export type SignInStart = { address: string; secrets: SignInSecrets }

/** Somebody whom the provider vouches for, read from a token that was checked. */
export type ProvenPerson = {
  /** Who vouches. Issuer and subject together name one person for ever. */
  issuer: string
  subject: string
  /** In lower case; undefined when the provider tells none that is an e-mail. */
  email: string | undefined
  /** True only when the provider says that the mailbox is theirs. */
  emailVerified: boolean
  name: string
  lastName: string
  /** When they last proved themselves to the provider, if it tells. */
  authenticatedAt: Date | undefined
}

/**
 * Why nobody was proven. provider-down: it did not answer usefully; cancelled: the person said no; over: this way back
 * was used already; not-proven: what came back does not hold. `reason` is for the log, and holds no token.
 */
export type SignInFailure = {
  trouble: 'provider-down' | 'cancelled' | 'over' | 'not-proven'
  reason: string
}

/** Who knows people by an account that they have elsewhere (OpenID Connect: Google, or whoever speaks it). */
export interface IdentityProvider {
  /** What people call it: 'Google'. */
  name: string
  /**
   * Begins a sign-in. `again`: the person must prove themself now, though the provider may still know them. `callback`: the
   * shop's address to come back to, as their browser has reached the shop.
   */
  start(options: { again: boolean; callback: string }): Promise<SignInStart | SignInFailure>
  /**
   * Ends it: checks what the browser brought back and asks the provider who it is.
   * @param query of the address that the provider led back to
   */
  finish(query: URLSearchParams, secrets: SignInSecrets): Promise<ProvenPerson | SignInFailure>
}

export function isSignInFailure(value: object): value is SignInFailure {
  return 'trouble' in value
}
