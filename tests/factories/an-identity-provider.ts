import { randomUUID } from 'node:crypto'
import type {
  IdentityProvider,
  ProvenPerson,
  SignInFailure,
  SignInSecrets,
} from '#server/ports/identity-provider.ts'

/** Somebody whom the provider knows, their e-mail verified; a person of their own each time. */
export function aProvenPerson(over: Partial<ProvenPerson> = {}): ProvenPerson {
  const subject = randomUUID()
  return {
    issuer: 'https://id.example',
    subject,
    email: `ana-${subject}@correo.example`,
    emailVerified: true,
    name: 'Ana',
    lastName: 'Pérez',
    authenticatedAt: undefined,
    ...over,
  }
}

/**
 * A sign-in provider that vouches for whom a test says, or fails as it says. A code is good once, and only for the
 * secrets of the attempt that it was given out for.
 */
export function anIdentityProvider() {
  const codes = new Map<string, { answer: ProvenPerson | SignInFailure; state: string }>()
  const begun = new Map<string, SignInSecrets>()
  const asked: { again: boolean }[] = []
  let startFailure: SignInFailure | undefined

  const provider: IdentityProvider = {
    name: 'Google',
    async start(options) {
      asked.push(options)
      if (startFailure) return startFailure
      const state = randomUUID()
      const secrets = { state, nonce: randomUUID(), codeVerifier: randomUUID(), callback: options.callback }
      begun.set(state, secrets)
      return { address: `https://id.example/auth?state=${state}`, secrets }
    },
    async finish(query, secrets) {
      const code = codes.get(query.get('code') ?? '')
      codes.delete(query.get('code') ?? '')
      const first = begun.get(secrets.state)
      const isWhole = first?.nonce === secrets.nonce && first.codeVerifier === secrets.codeVerifier
      if (!code || !isWhole || code.state !== secrets.state)
        return { trouble: 'over', reason: 'unknown code' }
      return code.answer
    },
  }
  return {
    provider,
    /** How each sign-in was begun. */
    asked,
    /** From now on nobody can begin (undefined: they can). */
    failAtStart(failure: SignInFailure | undefined) {
      startFailure = failure
    },
    /** Where the provider leads back to, once the person at `address` (of the provider) is this one. */
    wayBack(address: string, answer: ProvenPerson | SignInFailure): string {
      const state = new URL(address).searchParams.get('state')!
      const code = randomUUID()
      codes.set(code, { answer, state })
      return `/api/sign-in/callback?code=${code}&state=${state}`
    },
  }
}
