import { createPrivateKey, sign } from 'node:crypto'
import type { JWK } from 'oidc-provider'

type Part = Record<string, unknown>

/** What can be wrong with an ID token. Beyond that it is whole: signed again with the provider's own key. */
const FORGERIES = {
  'wrong-nonce': (claims: Part) => ({ ...claims, nonce: 'another nonce' }),
  'wrong-audience': (claims: Part) => ({ ...claims, aud: 'another-client' }),
  'wrong-issuer': (claims: Part) => ({ ...claims, iss: 'https://another-provider.example' }),
  expired: (claims: Part) => ({ ...claims, iat: Number(claims.iat) - 7200, exp: Number(claims.iat) - 3600 }),
  unsigned: (claims: Part) => claims,
  'wrong-signature': (claims: Part) => claims,
}
export type Forgery = keyof typeof FORGERIES
export const FORGERY_NAMES = Object.keys(FORGERIES) as [Forgery, ...Forgery[]]

/** @param idToken header.claims.signature of a good token; answers one that no client may accept */
export function forgeIdToken(idToken: string, forgery: Forgery, signingKey: JWK): string {
  const [header, claims] = idToken.split('.').slice(0, 2).map(read) as [Part, Part]
  const content = [forgery === 'unsigned' ? { alg: 'none' } : header, FORGERIES[forgery](claims)]
    .map(write)
    .join('.')
  if (forgery === 'unsigned') return `${content}.`
  const signed = forgery === 'wrong-signature' ? `${content}x` : content
  const key = createPrivateKey({ key: signingKey as Part, format: 'jwk' })
  return `${content}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
}

const read = (part: string): Part => JSON.parse(Buffer.from(part, 'base64url').toString())
const write = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url')
