import { apiKeyPrefix } from '#contract/api-key-format.ts'
import { API_SCOPES, type ApiScope } from '#contract/api-scopes.ts'
import { apiKeys } from '#database/schema.ts'
import { hashOfKey, randomKey } from '#server/api-keys/hash-key.ts'
import type { Services } from '#server/services.ts'

const HOUR_MS = 3_600_000

/**
 * A key of a company, with all scopes unless told: itself, as its program has it. Its next uses are not written down, unless
 * `facts` says that it was never used.
 */
export async function aKey(
  { db }: Pick<Services, 'db'>,
  companyId: string,
  scopes: readonly ApiScope[] = API_SCOPES,
  facts: Partial<typeof apiKeys.$inferInsert> = {},
): Promise<string> {
  const key = randomKey()
  await db.insert(apiKeys).values({
    ...{ companyId, name: 'Odoo', prefix: apiKeyPrefix(key), hash: hashOfKey(key), scopes: [...scopes] },
    usedAt: new Date(Date.now() + HOUR_MS),
    ...facts,
  })
  return key
}
