import type { ErrorBody } from '#contract/errors.ts'
import type { WebhookEvent } from '#contract/webhook-states.ts'
import { textIn } from '#web/request/read-form.ts'
import type { TypedWebhook } from './webhook-fields.tsx'

/** What a form says of an address. Events that there are none of are the API's to refuse. */
export function typedWebhook(
  form: FormData,
): TypedWebhook & { body: { address: string; events: WebhookEvent[] } } {
  const address = textIn(form, 'address')
  const events = form.getAll('events').filter((event) => typeof event === 'string')
  return { address, events, body: { address, events: events as WebhookEvent[] } }
}

/** What was refused, by field: of a list its own entry. */
export function wrongFields({ fields = {} }: ErrorBody): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.split('.')[0]!, text]))
}
