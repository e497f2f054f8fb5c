import { z } from 'zod'
import { ALL_CALLS } from '#contract/all-calls.ts'
import { API_KEY } from '#contract/api-key-format.ts'
import { API_SCOPES } from '#contract/api-scopes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ERRORS } from '#contract/errors.ts'
import { API_CALLS_PER_MINUTE, DOCUMENT_TYPES } from '#contract/limits.ts'
import { WEBHOOK_BODIES } from '#contract/webhook-bodies.ts'

type Schema = Record<string, unknown>

const KEY_WORDS = `A key of a brewery, which its page «Claves de API» makes: ${API_KEY.beginning} and ${API_KEY.secretCharacters} digits in hex. It makes the calls whose \`x-scope\` it has (${API_SCOPES.join(', ')}), at most ${API_CALLS_PER_MINUTE} a minute: RateLimit-Remaining says how many are left, RateLimit-Reset in how many seconds the count begins anew. It comes without a session, and never in an address: there it is revoked at once.`

/** Transforms have no JSON Schema of their own on the way out: there the document says "anything". */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(endpoint: Endpoint) {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const
  return places.flatMap(([place, schema]) => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Schema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  })
}

function bodyTypeOf({ encoding }: Endpoint): string {
  return encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
}

function contentOf({ answers, response }: Endpoint) {
  if (answers === 'text') return { 'text/plain': { schema: { type: 'string' } } }
  if (answers === 'picture') return { 'image/webp': { schema: { type: 'string' } } }
  if (answers === 'document') {
    return Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: { type: 'string' } }]))
  }
  if (answers === 'csv') return { 'text/csv': { schema: { type: 'string' } } }
  return { 'application/json': { schema: schemaOf(response, 'output') } }
}

function operationOf(name: string, endpoint: Endpoint) {
  const signedIn = endpoint.access !== 'anyone'
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { [bodyTypeOf(endpoint)]: { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: {
      [endpoint.status]: {
        description: 'What was asked for',
        content: contentOf(endpoint),
      },
      ...(endpoint.hasEntityTag && {
        304: { description: 'It is what If-None-Match names (visitors alone)' },
      }),
      default: { $ref: '#/components/responses/Refusal' },
    },
    'x-access': endpoint.access,
    ...(endpoint.scope && { 'x-scope': endpoint.scope }),
    ...(signedIn && {
      security: [{ session: [] }, ...(endpoint.scope ? [{ key: [endpoint.scope] }] : [])],
    }),
  }
}

/** What breweries' own programs are told: OpenAPI's `webhooks` are requests that the API makes. */
function webhooksOf() {
  return Object.fromEntries(
    Object.entries(WEBHOOK_BODIES).map(([kind, body]) => [
      kind,
      {
        post: {
          operationId: `webhook ${kind}`,
          summary: 'Signed as Standard Webhooks says: webhook-id, webhook-timestamp, webhook-signature.',
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'output') } },
          },
          responses: { '2XX': { description: 'It arrived; anything else is sent again' } },
        },
      },
    ]),
  )
}

/** The API as an OpenAPI 3.1 document, written from the contract: what is bound is what is described. */
export function openApiDocument(publicUrl: string, sessionCookie: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of ALL_CALLS) {
    const path = paths[call.path] ?? {}
    path[call.method.toLowerCase()] = operationOf(name, call)
    paths[call.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lúpulo',
      version: '1',
      description:
        'The marketplace for craft beer. Prices are US dollars with two decimals, ABV is in percent.',
    },
    servers: [{ url: `${new URL(publicUrl).origin}/api` }],
    paths,
    webhooks: webhooksOf(),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        key: { type: 'http', scheme: 'bearer', description: KEY_WORDS },
      },
      responses: {
        Refusal: {
          description: 'A refusal: the code says what happened, the message is for people',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { enum: Object.keys(ERRORS) },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  }
}
