import { z } from 'zod'
import { API_SCOPES } from './api-scopes.ts'
import { endpoint } from './endpoint.ts'
import { text, uuid } from './fields.ts'
import { API_CALLS_PER_MINUTE, API_KEY_DAYS, API_KEY_NAME_MAX_CHARACTERS, API_KEYS_MAX } from './limits.ts'
import * as apiKeysTexts from './texts/api-keys.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** The keys of a brewery: with one, a program of its own makes some calls in its place, without anybody's password. */

const scope = z.enum(API_SCOPES, said(formTexts.notOffered))

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('What the key begins with: all that is told of it once it was made'),
  scopes: z.array(scope),
  createdAt: z.string(),
  usedAt: z.string().nullable().describe('The last time, to the minute; null while nobody used it'),
  expiresAt: z.string().nullable().describe('null: never'),
  state: z.enum(['valid', 'expired', 'revoked']),
})
export type ApiKey = z.output<typeof apiKey>

const keys = z.object({
  keys: z.array(apiKey).describe('Those that are valid first, newest first'),
})

const ofCompany = z.object({ id: z.string() })

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/company/{id}/keys',
  summary: 'The keys of the session’s company, and of those that are over the last ones. 404 for others.',
  access: ['Company'],
  params: ofCompany,
  response: keys,
  status: 200,
})

/** A key as it is asked for. */
const newApiKey = z.strictObject({
  name: text(API_KEY_NAME_MAX_CHARACTERS, said(apiKeysTexts.nameMissing)),
  scopes: z
    .array(scope, said(apiKeysTexts.scopesMissing))
    .min(1, said(apiKeysTexts.scopesMissing))
    .max(API_SCOPES.length)
    .transform((chosen) => API_SCOPES.filter((each) => chosen.includes(each))),
  days: z
    .literal(API_KEY_DAYS, said(formTexts.notOffered))
    .nullable()
    .describe('In so many days it is over; null: never'),
})

export const makeApiKey = endpoint({
  method: 'POST',
  path: '/company/{id}/keys',
  summary: `Makes a key of the session’s company, at most ${API_KEYS_MAX} that are valid; its seller is mailed. \`secret\` is the key itself, told this once: send it as \`Authorization: Bearer lup_…\`, at most ${API_CALLS_PER_MINUTE} calls a minute. It makes the calls that name one of its scopes (\`x-scope\`), and no other.`,
  access: ['Company'],
  params: ofCompany,
  body: newApiKey,
  response: z.object({ key: apiKey, secret: z.string() }),
  status: 201,
})

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/company/{id}/keys/{keyId}',
  summary: 'A key of the session’s company is over from now on. Repeating it changes nothing.',
  access: ['Company'],
  params: ofCompany.extend({ keyId: uuid }),
  response: keys,
  status: 200,
})
