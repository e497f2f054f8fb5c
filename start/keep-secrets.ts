import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type KeptSecrets = {
  sessionSecret: string
  payoutKey: string
  accessToken: string
  webhookSecret: string
  oidcClientSecret: string
}

/**
 * Secrets that nobody configured: made at the first start and kept in DATA_DIR (readable by its owner only), so that
 * a restart ends no session and the stand-ins go on recognising the shop.
 * @throws a sentence when what is kept there is not what a shop wrote
 */
export function keepSecrets(dataDir: string): KeptSecrets {
  const file = join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true })
  return existsSync(file) ? keptIn(file) : makeSecrets(file)
}

function keptIn(file: string): KeptSecrets {
  const kept = readSecrets(file)
  return isWhole(kept) ? kept : completeSecrets(file, kept)
}

function makeSecrets(file: string): KeptSecrets {
  const made: KeptSecrets = {
    sessionSecret: randomBytes(32).toString('base64url'),
    payoutKey: randomBytes(32).toString('base64url'),
    accessToken: `TEST-${randomBytes(16).toString('hex')}`,
    webhookSecret: randomBytes(32).toString('hex'),
    oidcClientSecret: randomBytes(32).toString('base64url'),
  }
  // A link appears whole or not at all, also when we are killed at this moment, and never over another process's: of two
  // that start at once both read what one wrote.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(draft, file)
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return keptIn(file)
  } finally {
    rmSync(draft, { force: true })
  }
}

function readSecrets(file: string): OlderSecrets {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as OlderSecrets
    if ([kept.sessionSecret, kept.accessToken, kept.webhookSecret].every(Boolean)) return kept
  } catch {
    // Falls through to the sentence below, which holds nothing of the file.
  }
  throw new Error(`${file} is not what this shop wrote there: put it right, or delete it.`)
}

/** What files of before lack. */
const LATER = ['oidcClientSecret', 'payoutKey'] as const
type Later = (typeof LATER)[number]
type OlderSecrets = Omit<KeptSecrets, Later> & Partial<Pick<KeptSecrets, Later>>

const isWhole = (kept: OlderSecrets): kept is KeptSecrets => LATER.every((name) => kept[name])

/**
 * Adds what a file lacks that was written before there were sign-in providers or payout accounts. Each secret follows from the
 * one that is there, so that two processes that start at once add the same; the file takes the old one's place whole.
 */
function completeSecrets(file: string, kept: OlderSecrets): KeptSecrets {
  const made = (name: Later) =>
    kept[name] ?? createHmac('sha256', kept.sessionSecret).update(name).digest('base64url')
  const whole = { ...kept, oidcClientSecret: made('oidcClientSecret'), payoutKey: made('payoutKey') }
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600 })
  renameSync(beside, file)
  return whole
}
