import { symmetricDecrypt } from 'better-auth/crypto'
import type { Pool } from 'pg'
import { base32 } from '#server/features/identity/second-factor/base32.ts'
import { distinct, type Secret } from './secret.ts'

/** What nobody may read who has not the database: tokens, hashes, and codes on their way into a mail. */
const KEPT_SECRETS = `
  SELECT 'the token of a session' AS what, token AS value FROM sessions
  UNION ALL SELECT 'the hash of a password', password FROM accounts WHERE password IS NOT NULL
  UNION ALL SELECT 'a token of the sign-in provider', given
    FROM accounts, unnest(ARRAY[access_token, refresh_token, id_token]) AS given WHERE given IS NOT NULL
  UNION ALL SELECT 'what a key of a brewery is checked with', hash FROM api_keys
  UNION ALL SELECT 'what a code or link is checked with', value FROM verifications
  UNION ALL SELECT 'a sealed second factor', sealed FROM two_factors, unnest(ARRAY[secret, backup_codes]) AS sealed
  UNION ALL SELECT 'a mailed code or link', waiting
    FROM outbox, unnest(ARRAY[payload->>'code', payload->>'token']) AS waiting WHERE waiting IS NOT NULL`

/** What is somebody's own: no visitor and no other buyer may read it. */
const PERSONAL = `
  SELECT 'an e-mail' AS what, email AS value FROM users
  UNION ALL SELECT 'a document', document FROM buyers
  UNION ALL SELECT 'a document', document FROM companies
  UNION ALL SELECT 'a phone', phone FROM companies`

const rowsOf = async (pool: Pool, statement: string) => distinct((await pool.query<Secret>(statement)).rows)

/** The secrets that a shop's database holds now; second factors opened with the shop's own secret. */
export async function secretsOfDatabase(pool: Pool, sessionSecret: string): Promise<Secret[]> {
  const opened: Secret[] = []
  const { rows } = await pool.query<{ secret: string; codes: string }>(
    'SELECT secret, backup_codes AS codes FROM two_factors',
  )
  for (const sealed of rows) {
    const secret = await symmetricDecrypt({ key: sessionSecret, data: sealed.secret })
    const codes: string[] = JSON.parse(await symmetricDecrypt({ key: sessionSecret, data: sealed.codes }))
    const key = base32(new TextEncoder().encode(secret))
    opened.push(...[secret, key].map((value) => ({ what: 'the key of a second factor', value })))
    opened.push(...codes.map((value) => ({ what: 'a backup code', value })))
  }
  return distinct([...(await rowsOf(pool, KEPT_SECRETS)), ...opened])
}

/** What people told the shop about themselves and nobody else may be told, by what it is. */
export const personalDataOf = (pool: Pool): Promise<Secret[]> => rowsOf(pool, PERSONAL)
