import * as openid from 'openid-client'
import { OIDC_CLIENT } from './a-sandbox.ts'

/** The shop, as far as it signs people in: openid-client, as a shop in the wild would use it. */
export async function aShop(issuer: string, authentication?: openid.ClientAuth) {
  const { clientId, clientSecret } = OIDC_CLIENT
  const config = await openid.discovery(new URL(issuer), clientId, clientSecret, authentication, {
    execute: [openid.allowInsecureRequests],
    timeout: 10,
  })

  /** Where a person is sent, and how their return is checked. */
  async function begin(more: Record<string, string> = {}) {
    const codeVerifier = openid.randomPKCECodeVerifier()
    const [state, nonce] = [openid.randomState(), openid.randomNonce()]
    const goesTo = openid.buildAuthorizationUrl(config, {
      redirect_uri: OIDC_CLIENT.redirectUris[0]!,
      scope: 'openid email profile',
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...more,
    })
    const checks = { pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce }
    /** The claims of the checked ID token. @throws what openid-client has to say against the answer */
    const finish = async (cameBackTo: URL, otherChecks: openid.AuthorizationCodeGrantChecks = {}) => {
      const tokens = await openid.authorizationCodeGrant(config, cameBackTo, { ...checks, ...otherChecks })
      return tokens.claims()!
    }
    return { goesTo, finish }
  }

  return { config, begin }
}

/** A browser without JavaScript: it keeps cookies by path and stops at the door of every other host. */
export function aBrowser() {
  /** By name and path: the same name under two paths is two cookies. */
  const cookies = new Map<string, { pair: string; path: string }>()

  async function go(url: URL, form?: Record<string, string>) {
    for (let [at, body] = [url, form]; ; body = undefined) {
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: cookiesFor(at.pathname), accept: 'text/html' },
        ...(body && { method: 'POST', body: new URLSearchParams(body) }),
      })
      for (const line of answer.headers.getSetCookie()) keepCookie(line)
      const location = answer.headers.get('location')
      if (!location) return { status: answer.status, at, html: await answer.text() }
      const next = new URL(location, at)
      if (next.host !== url.host) return { status: answer.status, at: next, html: '' }
      at = next
    }
  }

  function cookiesFor(pathname: string): string {
    const sent = [...cookies.values()].filter(({ path }) => pathname.startsWith(path))
    return sent.map(({ pair }) => pair).join('; ')
  }

  function keepCookie(line: string) {
    const [pair = '', name = '', value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/'
    if (value) cookies.set(`${name} ${path}`, { pair, path })
    else cookies.delete(`${name} ${path}`)
  }

  return { go }
}

export const ANA = {
  choice: 'continue',
  email: 'Ana@Example.com',
  firstName: 'Ana',
  lastName: 'Pérez',
  isVerified: 'on',
}

/** Signs a person in with a browser of their own, from the shop's button to the claims that the shop believes. */
export async function signIn(issuer: string, form: Record<string, string> = ANA, more = {}) {
  const shop = await aShop(issuer)
  const { goesTo, finish } = await shop.begin(more)
  const browser = aBrowser()
  const chooser = await browser.go(goesTo)
  return finish((await browser.go(chooser.at, form)).at)
}
