import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type KeptSecrets = {
  sessionSecret: string
  accessToken: string
  webhookSecret: string
  oidcClientSecret: string
}

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
    oidcClientSecret: randomBytes(32).toString('base64url'),
  }
  try {
    // 'wx' fails when the file is there: of two processes that start at once, both read what one wrote.
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    return isWhole(kept) ? kept : completeSecrets(file, kept)
  }
}

type OlderSecrets = Omit<KeptSecrets, 'oidcClientSecret'> & { oidcClientSecret?: string }

const isWhole = (kept: OlderSecrets): kept is KeptSecrets => Boolean(kept.oidcClientSecret)

/**
 * Adds what a file from before sign-in providers lacks. The secret follows from the one that is there, so that two
 * processes that start at once add the same; the file takes the old one's place whole.
 */
function completeSecrets(file: string, kept: OlderSecrets): KeptSecrets {
  const oidcClientSecret = createHmac('sha256', kept.sessionSecret)
    .update('oidcClientSecret')
    .digest('base64url')
  const whole = { ...kept, oidcClientSecret }
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 })
  renameSync(beside, file)
  return whole
}
