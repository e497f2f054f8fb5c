import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** What a buyer's browser is led to, as it is to the real services: paying, and choosing an account. */
const FOR_VISITORS = /^\/(checkout\/v1|identity)(\/|$)/
const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/

/**
 * Mails, payments and the buttons that make things go wrong are for whoever sits at this machine: from elsewhere in the
 * network, where a phone tries the shop, only the pages answer that a buyer is led to. Everything else is 403.
 */
export const keepToMachine: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  const peer = context.env.incoming.socket.remoteAddress ?? ''
  if (THIS_MACHINE.test(peer) || FOR_VISITORS.test(context.req.path)) return next()
  return context.text('Only for the machine that this sandbox runs on.', 403)
}
