import { Hono } from 'hono'
import { z } from 'zod'
import { type MailFaults, mailFault } from './mail-faults.ts'
import type { MailMessage, MailStore } from './mail-store.ts'
import { mailboxPage, messagePage } from './mailbox.page.ts'

/** The mailbox for people (/mail) and for tests (`.json`), and its faults. */
export function mailboxRoutes(store: MailStore, faults: MailFaults) {
  const routes = new Hono()

  routes.get('/mail', (context) => context.html(mailboxPage(store.list())))

  routes.get('/mail/messages.json', (context) =>
    context.json({ messages: store.list(context.req.query('to')).map(summary) }),
  )

  routes.delete('/mail/messages', (context) => {
    store.clear()
    return context.body(null, 204)
  })

  routes.get('/mail/messages/:name', (context) => {
    const [, id = '', form] = /^([^.]+)(?:\.(json|html|eml))?$/.exec(context.req.param('name')) ?? []
    const message = store.find(id)
    if (!message) return context.json({ message: 'No such message.' }, 404)
    if (form === 'json') return context.json(message)
    if (form === 'eml') return context.text(store.raw(id).toString('utf8'))
    if (form === 'html') {
      // Mail is foreign content: no script and no form of it may run, even when this address is opened by itself.
      context.header('content-security-policy', "sandbox allow-popups; script-src 'none'; form-action 'none'")
      return context.html(`<base target="_blank">${message.html ?? ''}`)
    }
    return context.html(messagePage(message))
  })

  routes.get('/sandbox/mail/faults', (context) => context.json({ faults: faults.queued }))
  routes.post('/sandbox/mail/faults', async (context) => {
    const parsed = mailFault.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) return context.json({ message: z.prettifyError(parsed.error) }, 400)
    faults.add(parsed.data)
    return context.json({ faults: faults.queued }, 201)
  })
  routes.delete('/sandbox/mail/faults', (context) => {
    faults.clear()
    return context.json({ faults: faults.queued })
  })

  return routes
}

function summary({ id, receivedAt, from, to, subject, headers }: MailMessage) {
  const messageId = headers.find(({ name }) => name === 'message-id')?.value ?? null
  return { id, receivedAt: new Date(receivedAt).toISOString(), from, to, subject, messageId }
}
