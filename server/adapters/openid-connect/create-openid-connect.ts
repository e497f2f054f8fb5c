import * as client from 'openid-client'
import { type IdentityProvider, isSignInFailure, type SignInFailure } from '../../ports/identity-provider.ts'
import { readPerson } from './read-person.ts'
import { signInFailure } from './sign-in-failure.ts'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What the provider says about itself is asked again after this time. */
const KNOWN_FOR_MS = 3_600_000

/**
 * A sign-in provider over OpenID Connect: authorization code with PKCE, state and nonce (OpenID Connect Core 1.0
 * section 3.1, RFC 9700 section 2.1). Asks the provider for its addresses at the first sign-in and not at start, so that
 * the shop starts without it. Plain http is spoken with this machine alone, where the stand-in is.
 */
export function createOpenIdConnect(options: {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  timeoutMs: number
}): IdentityProvider {
  const configuration = discoverer(options)

  return {
    name: options.name,

    async start({ again, callback }) {
      const known = await configuration()
      if (isSignInFailure(known)) return known
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
        callback,
      }
      const address = client.buildAuthorizationUrl(known, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        // Not every provider knows both; who proved themself when is read from the token, where it says so.
        ...(again && { prompt: 'login', max_age: '0' }),
      })
      return { address: address.href, secrets }
    },

    async finish(query, { state, nonce, codeVerifier, callback }) {
      const known = await configuration()
      if (isSignInFailure(known)) return known
      try {
        const tokens = await client.authorizationCodeGrant(known, new URL(`${callback}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        return readPerson(tokens.claims()!)
      } catch (error) {
        return signInFailure(error)
      }
    },
  }
}

type Discovery = Parameters<typeof createOpenIdConnect>[0]

/**
 * Makes the function that answers with what the provider says about itself: asked when it is first needed, once for all
 * who wait, and asked anew after a failure.
 */
function discoverer({ issuer, clientId, clientSecret, timeoutMs }: Discovery) {
  const address = new URL(issuer)
  const isLocal = address.protocol === 'http:' && LOCAL_HOSTS.has(address.hostname)
  let asked: { at: number; answer: Promise<client.Configuration | SignInFailure> } | undefined

  async function discover(): Promise<client.Configuration | SignInFailure> {
    try {
      return await client.discovery(address, clientId, clientSecret, undefined, {
        timeout: timeoutMs / 1000,
        // The token comes straight from the provider; its signature is checked all the same.
        execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
      })
    } catch (error) {
      asked = undefined
      return signInFailure(error)
    }
  }

  return () => {
    if (!asked || Date.now() - asked.at > KNOWN_FOR_MS) asked = { at: Date.now(), answer: discover() }
    return asked.answer
  }
}
