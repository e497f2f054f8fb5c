import { interactionPolicy, type JWK, Provider } from 'oidc-provider'
import { failedSignInPage } from './failed-sign-in.page.ts'
import { type People, type Person, subjectOf } from './people.ts'
import { shortMemory } from './short-memory.ts'

/** The one client, as somebody would register a shop at Google. */
export interface OidcClient {
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * An OpenID provider at `issuer` that does what Google does: authorization code with PKCE, identity in the ID token
 * (RS256), every sign-in begins with the choice of an account. Unlike Google it demands PKCE.
 */
export function createProvider(
  issuer: string,
  client: OidcClient,
  people: People,
  signingKey: JWK,
): Provider {
  const policy = interactionPolicy.base()
  const path = new URL(issuer).pathname
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

  const provider = new Provider(issuer, {
    adapter: shortMemory(),
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...client.redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        require_auth_time: true,
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    // As Google: who asks for e-mail and profile finds them in the ID token, without a second call.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount(_context, subject) {
      const found = people.findBySubject(subject)
      return found && { accountId: subject, claims: () => claimsOf(found) }
    },
    interactions: { policy, url: (_context, interaction) => `${path}/sign-in/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    async renderError(context, problem) {
      context.type = 'html'
      context.body = String(await failedSignInPage(problem.error_description ?? problem.error))
    },
    // Cookies do not tell ports apart: these must be nobody else's on this machine.
    cookies: {
      names: {
        session: 'sandbox_identity',
        interaction: 'sandbox_identity_sign_in',
        resume: 'sandbox_identity_resume',
      },
      long: { path },
    },
    clientBasedCORS: () => false,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: MINUTE_S,
      Grant: HOUR_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: MINUTE_S,
    },
  })
  // Its addresses are the public ones, whatever the address was that a request came in by (mount-provider.ts).
  provider.proxy = true
  provider.on('server_error', (_context, error) => console.error(`sandbox: identity: ${error.stack}`))
  return provider
}

function claimsOf({ email, firstName, lastName, isVerified }: Person) {
  return {
    sub: subjectOf(email),
    email,
    email_verified: isVerified,
    given_name: firstName,
    ...(lastName && { family_name: lastName }),
    name: [firstName, lastName].filter(Boolean).join(' '),
  }
}
