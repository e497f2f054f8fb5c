import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type KeptSecrets = { sessionSecret: string; accessToken: string; webhookSecret: string }

/**
 * Secrets that nobody configured: made at the first start and kept in DATA_DIR (readable by its owner only), so that
 * a restart ends no session and the stand-ins go on recognising the shop.
 */
export function keepSecrets(dataDir: string): KeptSecrets {
  const file = join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true })
  const made: KeptSecrets = {
    sessionSecret: randomBytes(32).toString('base64url'),
    accessToken: `TEST-${randomBytes(16).toString('hex')}`,
    webhookSecret: randomBytes(32).toString('hex'),
  }
  try {
    // 'wx' fails when the file is there: of two processes that start at once, both read what one wrote.
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return JSON.parse(readFileSync(file, 'utf8')) as KeptSecrets
  }
}
