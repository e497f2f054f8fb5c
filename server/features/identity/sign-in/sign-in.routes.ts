import type { Context } from 'hono'
import { refuse } from '#contract/errors.ts'
import * as contract from '#contract/sign-in.ts'
import type { Api, ApiEnv } from '../../../http/api-context.ts'
import { bind } from '../../../http/bind.ts'
import { isDatabaseDown } from '../../../http/database-down.ts'
import { peerAddress } from '../../../http/peer-address.ts'
import { answerRefusal } from '../../../http/refusals.ts'
import { sendCookies } from '../../../http/with-cookies.ts'
import { reasonForLog } from '../../../log/error-for-log.ts'
import type { Services } from '../../../services.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { getWaitingSignIn } from './get-waiting-sign-in.ts'
import { type Led, leadToTrouble } from './lead-to.ts'
import { linkAccount } from './link-account.ts'
import { signInAsBuyer } from './sign-in-as-buyer.ts'
import { startSignIn } from './start-sign-in.ts'

/**
 * Signing in through a provider: two addresses that browsers are led through, and the calls of the pages between them
 * and a session. A new seller's own is bound with the companies.
 */
export function signInRoutes(api: Api, services: Services) {
  const peerOf = peerAddress(services.env.TRUSTED_PROXIES)
  const partsOf = ({ req }: Context) => ({
    query: new URL(req.url).searchParams,
    headers: req.raw.headers,
  })

  /**
   * Whoever is led here looks at a browser: what goes wrong is told by a page, never by JSON. No page leads here who sees as
   * somebody.
   */
  async function lead(context: Context<ApiEnv>, go: () => Promise<Led>): Promise<Response> {
    const visiting = await services.identity.sessionOf(context.req.raw.headers)
    if (visiting?.seeing) return answerRefusal(context, refuse('only-seeing'))
    const { to, cookies } = await go().catch((error) => {
      if (isDatabaseDown(error)) services.log.warn({ reason: reasonForLog(error) }, 'database is away')
      else services.log.error({ err: error }, 'unexpected error in a sign-in')
      return leadToTrouble('unexpected', undefined)
    })
    context.header('Cache-Control', 'no-store')
    // The address of the way back holds the code: nobody is told where they came from.
    context.header('Referrer-Policy', 'no-referrer')
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true })
    return context.redirect(to, 303)
  }

  api.get('/sign-in/start', (context) =>
    lead(context, () => {
      const { query, headers } = partsOf(context)
      return startSignIn(services, query, headers)
    }),
  )
  api.get('/sign-in/callback', (context) =>
    lead(context, () => finishSignIn(services, { ...partsOf(context), address: peerOf(context) })),
  )

  bind(api, services, contract.getWaitingSignIn, async ({ context }) =>
    sendCookies(context, {
      answer: await getWaitingSignIn(services, context.req.raw.headers),
      cookies: [],
    }),
  )
  bind(api, services, contract.signInAsBuyer, async ({ context }) =>
    sendCookies(context, await signInAsBuyer(services, context.req.raw.headers, peerOf(context))),
  )
  bind(api, services, contract.linkAccount, async ({ body, context }) =>
    sendCookies(
      context,
      await linkAccount(services, body.password, context.req.raw.headers, peerOf(context)),
    ),
  )
}
