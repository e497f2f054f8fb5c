import { Hono } from 'hono'
import type { JWK, Provider } from 'oidc-provider'
import { z } from 'zod'
import { FORGERY_NAMES, forgeIdToken } from './forge-id-token.ts'

const PATHS = {
  discovery: '/.well-known/openid-configuration',
  keys: '/jwks',
  token: '/token',
}

/** What goes wrong with the shop's next calls. Without `status` or `idToken` they are only late. */
const identityFault = z.strictObject({
  /** How many calls it strikes before it is used up. */
  times: z.int().positive().default(1),
  /** Which calls; every one of them unless told. */
  call: z.enum(['discovery', 'keys', 'token']).optional(),
  delayMs: z.int().min(0).max(600_000).default(0),
  /** Answers this status with an error body. */
  status: z.int().min(400).max(599).optional(),
  /** The token call is carried out, and this is wrong with the ID token in its answer. */
  idToken: z.enum(FORGERY_NAMES).optional(),
})
type IdentityFault = z.infer<typeof identityFault>

/** Lets tests try a slow, a broken and a lying provider: POST /sandbox/identity/faults queues a fault. */
export function identityFaults(provider: Provider, signingKey: JWK) {
  let queued: IdentityFault[] = []

  const routes = new Hono()
    .get('/sandbox/identity/faults', (context) => context.json({ faults: queued }))
    .post('/sandbox/identity/faults', async (context) => {
      const parsed = identityFault.safeParse(await context.req.json().catch(() => undefined))
      if (!parsed.success) return context.json({ message: z.prettifyError(parsed.error) }, 400)
      queued.push(parsed.data)
      return context.json({ faults: queued }, 201)
    })
    .delete('/sandbox/identity/faults', (context) => {
      queued = []
      return context.json({ faults: queued })
    })

  function nextFor(path: string): IdentityFault | undefined {
    const found = queued.find(({ call, idToken }) =>
      call || idToken ? PATHS[call ?? 'token'] === path : Object.values(PATHS).includes(path),
    )
    if (found) found.times -= 1
    queued = queued.filter((each) => each.times > 0)
    return found && { ...found }
  }

  provider.use(async (context, next) => {
    const struck = nextFor(context.path)
    if (!struck) return next()
    if (struck.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, struck.delayMs))
    if (struck.status !== undefined) {
      context.status = struck.status
      context.body = { error: 'server_error', error_description: 'a fault was asked for' }
      return
    }
    await next()
    const answer = context.body as { id_token?: string } | undefined
    if (struck.idToken && answer?.id_token)
      answer.id_token = forgeIdToken(answer.id_token, struck.idToken, signingKey)
  })

  return { routes }
}
