import { eq } from 'drizzle-orm'
import { apiKeys } from '#database/schema.ts'
import { hashOfKey } from '#server/api-keys/hash-key.ts'
import { aKey } from '#tests/factories/a-key.ts'
import { onlySellers } from '../answers.ts'
import type { Row } from '../row.ts'

const stranger = { rivalSeller: 'user-not-found' } as const

export const API_KEYS: Row[] = [
  {
    call: 'listApiKeys',
    ask: ({ companyId }) => ({ params: { id: companyId } }),
    answers: onlySellers({ seller: 200, ...stranger }),
  },
  {
    call: 'makeApiKey',
    ask: ({ companyId }) => ({
      params: { id: companyId },
      body: { name: 'Odoo', scopes: ['beers:read', 'stock:write'], days: 90 },
    }),
    answers: onlySellers({ seller: 201, ...stranger }),
  },
  {
    call: 'revokeApiKey',
    given: async ({ services, target }) => {
      const hash = hashOfKey(await aKey(services, target.companyId))
      const [key] = await services.db.select().from(apiKeys).where(eq(apiKeys.hash, hash))
      return { keyId: key!.id }
    },
    ask: ({ companyId, made }) => ({ params: { id: companyId, keyId: made.keyId! } }),
    answers: onlySellers({ seller: 200, ...stranger }),
  },
]
