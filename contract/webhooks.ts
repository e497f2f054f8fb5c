import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageNumber, text, uuid } from './fields.ts'
import {
  WEBHOOK_ADDRESS_MAX_CHARACTERS,
  WEBHOOK_ANSWER,
  WEBHOOK_DELIVERIES_PER_PAGE,
  WEBHOOK_FORMER_SECRET_HOURS,
  WEBHOOK_KEPT_DAYS,
  WEBHOOK_TARGETS_MAX,
  WEBHOOK_TRIES,
} from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import * as webhookTexts from './texts/webhook.ts'
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_TROUBLES,
} from './webhook-states.ts'

/**
 * Addresses of a brewery’s own programs, to which the shop tells what happens, signed as Standard Webhooks says
 * (standardwebhooks.com). What a body says stands in webhook-bodies.ts. Instants are ISO.
 */

const target = z.object({
  id: uuid,
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  off: z
    .object({ because: z.enum(WEBHOOK_OFF_REASONS), at: z.string() })
    .nullable()
    .describe('Why nothing is sent to it; null: it is told what happens'),
  failures: z.number().describe('Tries that failed since the last one that arrived'),
  arrivedAt: z.string().nullable().describe('When something arrived there last'),
  waiting: z.number().describe('What has not arrived yet and is tried again; 100 where there is more'),
  createdAt: z.string(),
})
export type WebhookTarget = z.output<typeof target>

const delivery = z.object({
  id: uuid,
  messageId: uuid.describe('What its webhook-id says: the same however often it is sent'),
  kind: z.enum(WEBHOOK_KINDS),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  tries: z.number().describe(`Of at most ${WEBHOOK_TRIES}, since it was told or sent again`),
  status: z.number().nullable().describe('Of HTTP, of the last try; null: none was answered'),
  trouble: z.enum(WEBHOOK_TROUBLES).nullable().describe('What kept the last try from an answer that counts'),
  ms: z.number().nullable(),
  answer: z.string().describe(`The first ${WEBHOOK_ANSWER.keptCharacters} characters of it`),
  body: z.string(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  nextAt: z.string().nullable().describe('When it is tried again; null: no more'),
})
export type WebhookDelivery = z.output<typeof delivery>

const withSecret = target.extend({
  secret: z.string().describe('whsec_…: the key of its signatures, in base64. Empty where it cannot be read'),
  formerUntil: z.string().nullable().describe('Until when the secret before it signs too'),
})
export type WebhookWithSecret = z.output<typeof withSecret>

const ofCompany = z.object({ id: z.string() })
const ofTarget = z.object({ id: z.string(), webhookId: z.string() })

const chosenEvents = z
  .array(z.enum(WEBHOOK_EVENTS, said(formTexts.notOffered)), said(webhookTexts.eventsMissing))
  .min(1, said(webhookTexts.eventsMissing))
  .max(WEBHOOK_EVENTS.length)
  .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event)))

const fields = z.strictObject({ address: text(WEBHOOK_ADDRESS_MAX_CHARACTERS), events: chosenEvents })

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/company/{id}/webhooks',
  summary:
    'The addresses that a company has told what happens, oldest first. For itself alone, without their secrets.',
  access: ['Company'],
  params: ofCompany,
  response: z.object({ targets: z.array(target), most: z.number() }),
  status: 200,
})

export const addWebhook = endpoint({
  method: 'POST',
  path: '/company/{id}/webhooks',
  summary: `From now on the session’s company is told at an address what it chose; at most ${WEBHOOK_TARGETS_MAX}. https alone, at port 443 or 8443, of a name that leads to no private address.`,
  access: ['Company'],
  params: ofCompany,
  body: fields,
  response: withSecret,
  status: 201,
})

export const getWebhook = endpoint({
  method: 'GET',
  path: '/company/{id}/webhooks/{webhookId}',
  summary: `One of them with its secret, and what was sent there in the last ${WEBHOOK_KEPT_DAYS} days, newest first, ${WEBHOOK_DELIVERIES_PER_PAGE} a page. For its company alone.`,
  access: ['Company'],
  params: ofTarget,
  query: z.strictObject({ pag: pageNumber }),
  response: z.object({
    target: withSecret,
    deliveries: z.array(delivery),
    page: z.number(),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})

export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/company/{id}/webhooks/{webhookId}',
  summary: 'Another address, or other events; what waits goes to the new address. Its secret stays.',
  access: ['Company'],
  params: ofTarget,
  body: fields,
  response: target,
  status: 200,
})

export const turnWebhook = endpoint({
  method: 'PUT',
  path: '/company/{id}/webhooks/{webhookId}/state',
  summary: 'Turns it off, or on again: what waited is then sent, and what happened meanwhile is not told.',
  access: ['Company'],
  params: ofTarget,
  body: z.strictObject({ on: z.boolean(said(formTexts.required)) }),
  response: target,
  status: 200,
})

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/company/{id}/webhooks/{webhookId}/secret',
  summary: `Another secret. For ${WEBHOOK_FORMER_SECRET_HOURS} hours both sign, so that nothing is refused while a program learns the new one.`,
  access: ['Company'],
  params: ofTarget,
  response: withSecret,
  status: 200,
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/company/{id}/webhooks/{webhookId}/test',
  summary: 'Sends webhook.test there, once and now, also where it is turned off; answers how that went.',
  access: ['Company'],
  params: ofTarget,
  response: delivery,
  status: 200,
})

export const sendWebhookAgain = endpoint({
  method: 'POST',
  path: '/company/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/send',
  summary:
    'Sends something once more, now, under the same webhook-id; answers how that went. Where it does not arrive it is tried again as if it were new.',
  access: ['Company'],
  params: ofTarget.extend({ deliveryId: z.string() }),
  response: delivery,
  status: 200,
})

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/company/{id}/webhooks/{webhookId}',
  summary: 'Tells nothing there any more, and forgets its secret and what was sent.',
  access: ['Company'],
  params: ofTarget,
  response: z.object({ id: uuid }),
  status: 200,
})
