import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JWK } from 'oidc-provider'

/** The provider's RS256 key, made once and kept in `folder`, so that a token from before a restart is still its own. */
export function keepSigningKey(folder: string): JWK {
  const file = join(folder, 'signing-key.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  }
  mkdirSync(folder, { recursive: true })
  // Written beside and renamed: a process that is killed in between leaves no half a key.
  writeFileSync(`${file}.new`, JSON.stringify(key), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return key as JWK
}
