import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { START_FLAGS, START_SETTINGS } from '../running/start-flags.ts'
import { demoAccounts } from './demo-accounts.ts'
import { shopFiles } from './shop-files.ts'

/**
 * The shop for the browser tests: `npm start`'s own program on an empty folder, with intervals short enough to watch
 * (holds, expiry, reconciliation) and without rate limits, because all tests come from one address. All that it prints is
 * kept, and a witness tells what was secret: check-secrets.ts looks for one in the other.
 */
const { dataDir, log, testimony } = shopFiles()
mkdirSync(dataDir)
chmodSync(dataDir, 0o755)
// As database/seed/demo-passwords.ts keeps them.
writeFileSync(join(dataDir, 'demo-accounts.json'), JSON.stringify(demoAccounts), { mode: 0o600 })
const printed = openSync(log, 'a', 0o600)
const witness = new URL('../secrets/witness.ts', import.meta.url)
const shop = spawn('node', [...START_FLAGS, `--import=${witness}`, 'main.ts'], {
  stdio: ['ignore', printed, printed],
  env: {
    ...process.env,
    ...START_SETTINGS,
    DATA_DIR: dataDir,
    WITNESS_FILE: testimony,
    LOG_LEVEL: 'debug',
    RATE_LIMITS: 'off',
    EXPIRE_EVERY_SECONDS: '1',
    RECONCILE_EVERY_SECONDS: '2',
    RECONCILE_AFTER_SECONDS: '2',
    RETRY_EVERY_SECONDS: '2',
    PAYOUT_DAYS: '0',
    WEBHOOKS_TO_THIS_MACHINE: '1',
  },
})
process.on('SIGTERM', () => shop.kill('SIGTERM'))
process.on('SIGINT', () => shop.kill('SIGTERM'))
shop.on('exit', (code) => {
  if (code) process.stderr.write(readFileSync(log).subarray(-10_000))
  for (const path of [dataDir, log, testimony]) rmSync(path, { recursive: true, force: true })
  process.exit(code ?? 1)
})
