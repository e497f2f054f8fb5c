import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'

/** What goes wrong with the next calls of the API. Without `status`, `cut` or `garbage` they are only late. */
const fault = z.strictObject({
  /** How many calls it strikes before it is used up. */
  times: z.int().positive().default(1),
  /** Only calls of this method, or under this path, such as `/v1/payments`; unless told, payments and preferences. */
  method: z.enum(['GET', 'POST', 'PUT']).optional(),
  path: z.string().startsWith('/').optional(),
  delayMs: z.int().min(0).max(600_000).default(0),
  /** Answers this status with an error body. */
  status: z.int().min(400).max(599).optional(),
  /** Closes the connection without an answer. */
  cut: z.boolean().default(false),
  /** Answers 200 with a body that is not JSON. */
  garbage: z.boolean().default(false),
  /** true: the call is carried out first, and only its answer is lost or late. */
  afterwards: z.boolean().default(false),
})
type Fault = z.infer<typeof fault>

/** What a fault strikes that names no path: a shop also asks who it is, what it can be paid with, for rates and for reports, whenever it likes. */
const MONEY = /^\/(v1\/(?!payment_methods|account\/)|checkout\/)/

/** Lets tests try a slow and a broken provider: POST /sandbox/faults queues a fault, DELETE clears them all. */
export function faults() {
  let queued: Fault[] = []

  const routes = new Hono()
    .get('/sandbox/faults', (context) => context.json({ faults: queued }))
    .post('/sandbox/faults', async (context) => {
      const parsed = fault.safeParse(await context.req.json().catch(() => undefined))
      if (!parsed.success) return context.json({ message: z.prettifyError(parsed.error) }, 400)
      queued.push(parsed.data)
      return context.json({ faults: queued }, 201)
    })
    .delete('/sandbox/faults', (context) => {
      queued = []
      return context.json({ faults: queued })
    })

  function nextFor(method: string, path: string): Fault | undefined {
    const found = queued.find(
      (each) =>
        (each.method ?? method) === method &&
        (each.path === undefined ? MONEY.test(path) : path.startsWith(each.path)),
    )
    if (found) found.times -= 1
    queued = queued.filter((each) => each.times > 0)
    return found && { ...found }
  }

  const strike = createMiddleware<{ Bindings: HttpBindings }>(async (context, next) => {
    const struck = nextFor(context.req.method, context.req.path)
    if (!struck) return next()
    if (struck.afterwards) await next()
    if (struck.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, struck.delayMs))
    if (struck.cut) {
      context.env.outgoing.destroy()
      replaceAnswer(context, RESPONSE_ALREADY_SENT)
    } else if (struck.garbage) {
      replaceAnswer(context, new Response('<html>Bad gateway'))
    } else if (struck.status !== undefined) {
      const body = { message: 'internal_error', error: 'internal_error', status: struck.status, cause: [] }
      replaceAnswer(context, Response.json(body, { status: struck.status }))
    } else if (!struck.afterwards) {
      await next()
    }
  })

  return { routes, strike }
}

/** Assigning a second answer would otherwise mix the headers of the first into it. */
function replaceAnswer(context: Context, answer: Response) {
  context.res = undefined
  context.res = answer
}
