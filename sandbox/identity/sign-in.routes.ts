import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import { accountsPage } from './accounts.page.ts'
import { failedSignInPage } from './failed-sign-in.page.ts'
import { type People, type Person, person, subjectOf } from './people.ts'
import { signInPage, type TypedPerson } from './sign-in.page.ts'

type SignInContext = Context<{ Bindings: HttpBindings }>

/** Who has an account; and the page on which a person says who they are, in the middle of a sign-in, and the forms in it. */
export function signInRoutes(provider: Provider, people: People) {
  const routes = new Hono<{ Bindings: HttpBindings }>()

  routes.get('/', (context) => context.html(accountsPage(people.all(), provider.issuer)))

  routes.use('/sign-in/*', async (context, next) => {
    context.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/sign-in/:uid', async (context) => {
    const signIn = await findSignIn(context)
    if (!signIn) return context.html(failedSignInPage('It is over, or has been used.'), 400)
    return context.html(signInPage({ people: people.offered(), ...signIn }))
  })

  routes.post('/sign-in/:uid', async (context) => {
    const signIn = await findSignIn(context)
    if (!signIn) return context.html(failedSignInPage('It is over, or has been used.'), 400)
    const form = await context.req.parseBody()
    if (form.choice === 'cancel') return goOn(context, CANCELLED)
    const known = people.find(String(form.account ?? ''))
    if (known) return goOn(context, await signedIn(known))

    const typed = typedPerson(form)
    const parsed = person.safeParse(typed)
    if (parsed.success) return goOn(context, await signedIn(parsed.data))
    const problems = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]))
    return context.html(signInPage({ people: people.offered(), ...signIn, typed, problems }), 422)

    async function signedIn(who: Person): Promise<InteractionResults> {
      people.remember(who)
      const accountId = subjectOf(who.email)
      // Nobody is asked whether the shop may know e-mail and name: it may.
      const grant = new provider.Grant({ accountId, clientId: signIn!.clientId })
      grant.addOIDCScope(signIn!.scope)
      return {
        login: { accountId, remember: false },
        consent: { grantId: await grant.save() },
        select_account: {},
      }
    }
  })

  /** The sign-in under way that this browser's cookie, which is sent to its page alone, is about. */
  async function findSignIn(context: SignInContext) {
    const { incoming, outgoing } = context.env
    try {
      const { params } = await provider.interactionDetails(incoming, outgoing)
      return {
        clientId: String(params.client_id),
        scope: String(params.scope),
        goesTo: new URL(String(params.redirect_uri)).host,
        hint: params.login_hint === undefined ? undefined : String(params.login_hint),
      }
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    }
  }

  async function goOn(context: SignInContext, result: InteractionResults) {
    const { incoming, outgoing } = context.env
    return context.redirect(await provider.interactionResult(incoming, outgoing, result), 303)
  }

  return routes
}

const CANCELLED = { error: 'access_denied', error_description: 'The person did not want to sign in.' }

function typedPerson(form: Record<string, unknown>): TypedPerson {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    email: text(form.email),
    firstName: text(form.firstName),
    lastName: text(form.lastName),
    isVerified: form.isVerified === 'on',
  }
}
